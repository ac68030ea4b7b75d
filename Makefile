# The project's commands. Each installs the Debian packages that it needs first, quickly skipped where they are there.
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT_TEST = swift test --disable-xctest

.PHONY: all build release deb tarball demo test test-usual test-model test-clean test-servers test-real soak fuzz check lint sanitize install \
  install-found uninstall bench bench-verification clean

all: build

build:
	@scripts/setup build
	swift build

release:
	@scripts/setup build
	@scripts/release

# What people install: a package for Debian and its relatives, and a folder that runs from anywhere.
deb:
	@scripts/setup package
	@deb=$$(scripts/package deb) && lintian --fail-on error,warning "$$deb" && echo "$$deb"

tarball:
	@scripts/setup package
	@scripts/package tarball

# The package on machines that have nothing else.
test-clean: deb
	@scripts/setup clean
	@deb=$$(scripts/package deb) && scripts/clean-machine "$$deb"

# Practice with the sound servers that people have, and with what happens to them.
test-servers:
	@scripts/setup servers
	@selflie=$$(scripts/release) && scripts/sound-servers "$$selflie"

# Reminders on a machine that was booted, with a screen.
test-real:
	@scripts/setup package
	@scripts/setup real
	@deb=$$(scripts/package deb) && scripts/booted-machine "$$deb"

demo:
	@scripts/setup demo
	@scripts/demo

# Everything, and a sixth or less of the usual form of docs/reliability.md.
test:
	@scripts/setup test
	swift build --build-tests
	@scripts/tests brief

# A real language model server with a tiny model of the project's own. The first time builds the server, which takes some minutes; it is kept in
# the folder for caches.
MODELS = $(CURDIR)/.build/models
test-model:
	@scripts/setup model
	@server=$$(scripts/model-server) && "$${server%/*}/python/bin/python" scripts/tiny-model $(MODELS) && \
	  SELFLIE_MODEL_SERVER=$$server SELFLIE_MODELS=$(MODELS) $(SWIFT_TEST) --filter ModelServerTests

# What takes too long for each change: the sanitizer, a real language model server, all that happens to sound servers, a booted machine, and
# the tests of docs/reliability.md in their long form, for hours.
soak: sanitize test-model test-servers test-real
	@scripts/setup test
	swift build --build-tests
	@scripts/tests long

# Inputs for what reads the files and texts of others, made by libFuzzer of those that reached new code, under the address sanitizer. What it
# learnt is kept in .build/fuzz/corpus, and an input that breaks something beside it.
FUZZ_SECONDS ?= 600
FUZZ = .build/fuzz
fuzz:
	@scripts/setup build
	SELFLIE_FUZZ=1 swift build -c release --product fuzz --scratch-path $(FUZZ)/build --sanitize=address \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xswiftc -use-ld=lld
	for target in wav text archive; do \
	  mkdir -p $(FUZZ)/corpus/$$target && \
	  SWIFT_BACKTRACE=enable=no $(FUZZ)/build/release/fuzz $$target $(FUZZ)/corpus/$$target \
	    -max_total_time=$$(($(FUZZ_SECONDS) / 3)) -timeout=1 -rss_limit_mb=1024 -malloc_limit_mb=64 -max_len=8192 \
	    -artifact_prefix=$(FUZZ)/ -print_final_stats=1 || exit 1; \
	done

# What CI runs. The package is built, and tried on its machines, beside the tests, which often wait. Of what happens to sound servers, CI has
# what no other test shows: the opposite, judged through their microphones, and a server that goes and comes back.
check: lint
	@scripts/setup test
	@scripts/setup clean
	swift build --build-tests
	$(MAKE) --jobs=2 test-usual test-clean || { cat .build/tests/failures; exit 1; }
	@scripts/setup servers
	@scripts/sound-servers .build/debug/selflie 'opposite|killed while it is listening'

# The tests that are built, in their usual form.
test-usual:
	@scripts/tests usual

lint:
	@scripts/setup lint
	swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@scripts/lint

# A build of its own, so that the sanitizer's objects do not replace the others. A leak fails it. What wraps a library written in C and what
# reads the bytes of others runs under it: sound, archives, texts, settings, the journal, models. Left out is what runs nothing else, and only
# takes its time: commands as a whole, terminals, shells, exchanges, reliability, sentences made of templates, and sittings through a sound
# card but for three; and those with a clock that is set, whose library would be there before the sanitizer's.
UNSANITIZED = (Echo|Terminal(State)?|DoctorEndToEnd|Help|Completion|Command|Change|Manual|Exchange|JSON|Suggester|JudgedSentences)Tests
THROUGH_A_CARD = three repetitions|48 kHz stereo|add records
sanitize:
	@scripts/setup test
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks.supp:print_suppressions=0 \
	  $(SWIFT_TEST) --sanitize=address --scratch-path .build/sanitized --skip 'Reliability|ModelServerTests' --skip '$(UNSANITIZED)' \
	  --skip 'PracticeEndToEndTests/(?!.*($(THROUGH_A_CARD)))'

# Where man, and where each shell looks for what was not installed by the system's own packages.
SHARE = $(DESTDIR)$(PREFIX)/share
MAN = $(SHARE)/man/man1
BASH_COMPLETIONS = $(SHARE)/bash-completion/completions
ZSH_COMPLETIONS = $(SHARE)/zsh/site-functions
FISH_COMPLETIONS = $(SHARE)/fish/vendor_completions.d
install:
	@scripts/setup build
	install -D -s -m 755 "$$(scripts/release)" "$(DESTDIR)$(PREFIX)/bin/selflie"
	$(MAKE) --no-print-directory install-found SELFLIE="$(DESTDIR)$(PREFIX)/bin/selflie"

# What the executable says about itself.
install-found:
	umask 022; set -e; \
	mkdir -p "$(MAN)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"; \
	"$(SELFLIE)" --generate-completion-script bash >"$(BASH_COMPLETIONS)/selflie"; \
	"$(SELFLIE)" --generate-completion-script zsh >"$(ZSH_COMPLETIONS)/_selflie"; \
	"$(SELFLIE)" --generate-completion-script fish >"$(FISH_COMPLETIONS)/selflie.fish"; \
	for page in $$("$(SELFLIE)" manual); do "$(SELFLIE)" manual $$page >"$(MAN)/$$page.1"; done

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/selflie" "$(BASH_COMPLETIONS)/selflie" "$(ZSH_COMPLETIONS)/_selflie" \
	  "$(FISH_COMPLETIONS)/selflie.fish" "$(MAN)/selflie.1" "$(MAN)"/selflie-*.1

bench:
	@scripts/setup bench
	@scripts/bench

# The trials: recordings and claims about what is said in them.
TRIALS ?= $(addprefix ../shared/speech/,trials.tsv accents.tsv takes.tsv)
bench-verification:
	@scripts/setup bench
	@scripts/bench-verification $(TRIALS)

clean:
	rm -rf .build
