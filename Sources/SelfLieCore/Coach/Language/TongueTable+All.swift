extension Tongue {
  static let tables = [
    TongueTable(
      "German", not: "nicht", marks: "ßäöü",
      """
      ich bin und nicht mein meine meinen meinem ist mich mir wir sie ein eine einen der das den dem des wenn dann jeden heute auch mit auf zu
      sehr immer ruhe kein keine habe hat haben werde wird will mochte kann muss soll fur von bei nach vor aus um uber mehr weniger
      aufhoren rauchen trinken essen schlafen lernen arbeiten laufen gehen stark ruhig mutig gut besser gesund tag morgen abend nacht leben angst
      sport atme trinke esse rauche schlafe gehe lerne arbeite jetzt hier nur noch schon so wie was die es er an am im in als zum zur ohne
      geld sparen treiben handy rauche ruhiger schlanker weil dass endlich abnehmen joggen aufstehen fruh spat zucker wasser bucher lesen selbst mut glucklich zufrieden dankbar geduld gelassenheit disziplin ausdauer gesundheit freude liebe dankbarkeit achtsamkeit hoffnung zuversicht ehrlichkeit ordnung punktlichkeit geduldig gelassen geduldiger gelassener
      """),
    TongueTable(
      "Spanish", not: "no", marks: "ñ¿¡",
      """
      yo soy mi mis el los las la una un es con para cuando cada hoy siempre muy y por que estoy tengo quiero puedo no de en al del lo se me
      mas menos fuerte tranquilo tranquila calma feliz dejar fumar beber comer dormir correr aprender trabajar hacer ejercicio vida dia dias manana
      noche agua bien mejor sin pero como ser estar tener ir voy hago bebo como duermo respiro camino leo despues antes todos nunca
      ahora aqui ya tambien porque miedo confianza valiente seguro segura capaz adelgazar bajar peso azucar leer libros levantarme temprano
      caminar meditar escribir cocinar rezar perder ingles estudiar ansiedad dinero ahorrar gracias paciencia disciplina esperanza sueno salud amor paz fuerza voluntad gratitud orden puntualidad autoestima
      """),
    TongueTable(
      "French", not: "pas", marks: "çêèœ",
      """
      je suis me te hier encore mon ma mes pas et le la les une un des du est dans avec pour quand chaque jour tres toujours moi ne ce cette qui que sur plus moins
      j ai l d n c s arreter fumer boire manger dormir courir apprendre travailler faire sport vie jours matin soir nuit eau bien mieux sans
      mais comme etre avoir aller vais fais bois mange dors respire marche lis apres avant tout tous jamais maintenant ici aussi parce peur
      confiance courageux courageuse ami amie veut mourir soeur frere calme fort forte heureux heureuse capable veux peux en au aux nous vous il elle maigrir perdre poids sucre lire
      mediter ecrire respirer marcher etudier aime economiser argent livres lever tot demain aujourd hui moi-meme merci sommeil sante paix amour espoir ponctualite douceur volonte
      """),
    TongueTable(
      "Italian", not: "non", marks: "òì",
      """
      sono il lo gli in me di che con ogni giorno quando oggi sempre molto ho io mio mia miei la le un una e per non sto voglio posso del della dei nel
      nella al alla da su piu meno forte calmo calma felice smettere fumare bere mangiare dormire correre imparare lavorare fare esercizio vita
      giorni mattina sera notte acqua bene meglio senza ma come essere avere andare vado faccio bevo mangio dormo respiro cammino leggo dopo prima
      tutto tutti mai adesso ora qui anche perche paura fiducia coraggioso coraggiosa capace mi ti si ci dimagrire peso zucchero leggere libri
      studiare camminare risparmiare soldi perdere meditare scrivere piano alzarmi presto sport grazie pazienza salute amore speranza forza coraggio sonno gratitudine volonta puntualita autostima
      """),
    TongueTable(
      "Portuguese", not: "não", marks: "ãõê",
      """
      eu sou meu minha meus minhas nao o a os as um uma e com para quando cada hoje sempre muito por que estou tenho quero posso do da dos das no na
      em mais menos forte calmo calma feliz parar fumar beber comer dormir correr aprender trabalhar fazer exercicio vida dia dias manha noite
      agua bem melhor sem mas como ser estar ter ir vou faco bebo como durmo respiro ando leio depois antes tudo todos nunca agora aqui
      tambem porque medo confianca corajoso corajosa seguro segura capaz me se ao emagrecer perder peso acucar ler livros acordar cedo ingles
      economizar dinheiro guardar caminhar escrever estudar de obrigado paciencia sono saude esperanca forca vontade gratidao coragem pontualidade
      """),
    TongueTable(
      "Dutch", not: "niet",
      """
      ik ben mijn niet na ga wandelen een het van met elke dag vandaag altijd wanneer de en is zijn heb heeft wil kan moet zal voor bij naar op aan uit over
      meer minder stoppen roken drinken eten slapen leren werken lopen gaan sterk rustig moedig goed beter gezond ochtend avond nacht leven bang
      sporten adem drink eet rook slaap loop leer werk nu hier alleen nog al zo als wat die er in zonder omdat dat geen me mezelf je we afvallen
      hardlopen sparen geld lezen boeken vroeg opstaan suiker gelukkig dankbaar vertrouwen zelfvertrouwen iedere
      """),
    TongueTable(
      "Polish", not: "nie", marks: "ąęłńśźż",
      """
      jestem nie i w na z do sie moj moja moje to jest mam chce moge bede dzien dzis dzisiaj zawsze bardzo kiedy kazdy kazdego dnia dla od po przed
      za ze jak co lub wiecej mniej przestac rzucic palenie palic pic jesc spac uczyc pracowac biegac robic cwiczyc silny silna spokojny
      spokojna odwazny odwazna szczesliwy szczesliwa dobrze lepiej zdrowy zdrowo zycie rano wieczorem noc woda pije jem spie oddycham czytam ide
      czytac pisac medytowac oszczedzac pieniadze teraz tutaj tylko juz jeszcze bez bo strach pewny pewna siebie ja mnie mi schudnac ksiazki wstawac wczesnie cukier ucze angielskiego
      codziennie
      """),
    TongueTable(
      "Turkish", not: "değil", marks: "ğışİ",
      """
      ben bir ve bu degil degilim her gun bugun daima cok zaman icin ile benim var yok istiyorum ediyorum yapiyorum olmak icmek yemek uyumak
      calismak kosmak ogrenmek sigarayi sigara kendimi oldurmek öldürmek intihar artik birakmak birakiyorum birakmak guclu guclüyüm sakin sakinim mutlu mutluyum cesur cesurum iyi daha
      ölmek olmek istemiyorum yasamak saglikli hayat hayati sabah aksam gece su iciyorum yiyorum uyuyorum okuyorum yuruyorum simdi burada ama sonra once hic korku
      kocam karim esim beni bana seni dovuyor vuruyor guveniyorum kendime guclüyum gucluyum seviyorum olacagim spor yapmak para biriktirmek kilo vermek kitap okumak erken kalkmak seker
      """),
    TongueTable(
      "Swedish", not: "inte", marks: "å",
      """
      jag ar och inte min mitt mina det den en ett att som pa av for med till fran har kan vill ska maste varje dag idag alltid nar nu har mer
      mindre sluta roka dricka ata sova lara arbeta springa ga stark lugn modig glad bra battre frisk livet morgon kvall natt vatten dricker ater
      sover andas laser gar tranar utan men mycket vaga radd sjalv mig trana bocker tidigt socker
      """),
    TongueTable(
      "Danish or Norwegian", not: "ikke", marks: "øæå",
      """
      jeg er og ikke min mit mitt mine det den en et at som pa av af for med til fra har kan vil skal ma hver dag i idag altid alltid nar na her mer
      mere mindre stoppe slutte ryge royke drikke spise sove laere arbejde jobbe lobe ga staerk sterk rolig modig glad god bedre bra sund frisk
      livet morgen aften kveld nat natt vand vann drikker spiser sover puster traekker laeser leser gar traener trener uden uten men meget mye tor
      redd selv mig meg traene boger boker tidlig sukker
      """),
    TongueTable(
      "Finnish", not: "ei",
      """
      mina olen ja ei en minun se on joka paiva tanaan aina kun nyt tassa enemman vahemman lopettaa lopetan tupakointi tupakoinnin juoda syoda
      nukkua oppia tyoskennella juosta menna vahva rauhallinen rohkea onnellinen hyva parempi terve elama elamani aamu aamulla ilta illalla yo vesi
      vetta juon syon nukun hengitan luen kavelen harjoittelen ilman mutta hyvin paljon pelko luotan itseeni haluan voin osaan jaksan laihtua
      kirjoja aikaisin sokeria
      """),
    TongueTable(
      "Czech", not: "ne", marks: "ěřůžč",
      """
      jsem a ne nejsem muj moje je to v na s z do se si mam chci mohu muzu budu den dnes dneska vzdy velmi kdyz kazdy pro od po pred jak co
      nebo vice mene prestat kourit koureni pit jist spat ucit pracovat behat delat cvicit silny silna klidny klidna odvazny stastny stastna
      dobre lepe zdravy zivot rano vecer noc voda vodu piju jim spim dycham ctu chodim ted tady jen uz jeste bez protoze strach verim sobe
      zhubnout knihy vstavat brzy cukr
      """),
    TongueTable(
      "Romanian", not: "nu", marks: "țșă",
      """
      eu sunt si nu mea meu mele este e o un in cu pe la de din care ca sa am vreau pot voi fiecare zi azi astazi mereu foarte cand pentru mai
      mult putin renunt sa-mi fumat fumatul fumez beau mananc dorm invat muncesc alerg fac puternic puternica curajos fericit fericita
      bine mai viata dimineata seara noaptea apa respir citesc merg acum aici doar inca fara dar frica incredere mine slabesc carti devreme zahar
      las
      """),
    TongueTable(
      "Hungarian", not: "nem", marks: "őű",
      """
      en vagyok es nem az egy a van hogy minden nap ma mindig nagyon amikor meg most itt tobb kevesebb abbahagyom dohanyzas dohanyzast
      abbahagyni inni enni aludni tanulni dolgozni futni menni eros nyugodt bator boldog jo jobb egeszseges elet eletem reggel este ejszaka viz
      vizet iszom eszem alszom lelegzem olvasok setalok edzek nelkul de mert felelem bizom magamban akarok tudok fogyni konyvet koran cukrot
      szeretnek
      """),
    TongueTable(
      "Indonesian", not: "tidak",
      """
      saya aku adalah dan tidak bukan ini itu yang di ke dari dengan untuk setiap hari selalu sangat ketika saat ingin mau bisa akan sudah
      belum lebih kurang berhenti merokok minum makan tidur belajar bekerja berlari pergi kuat tenang berani bahagia baik sehat hidup pagi malam
      air bernapas membaca berjalan sekarang sini hanya tanpa tapi karena takut percaya diri menurunkan berat badan buku bangun gula olahraga
      """),
  ]
}
