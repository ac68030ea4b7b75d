#!/usr/bin/env python3
"""A server of HTTP on this machine that answers byte for byte what a test has written down, and notes what it was asked.

usage: server.py SCRIPT LOG     prints the port it listens on

SCRIPT is JSON: for each path a list of answers, given in turn, the last one again and again. An answer is a list of steps:
  {"send": HEX}              sends bytes at once; with "each": true one by one
  {"repeat": HEX}            sends them until nobody listens
  {"hang": true}             says nothing until nobody listens
Then the connection is closed. LOG gets a line of JSON for each request, and one for each connection that the other side closed first.
"""
import json
import re
import socket
import sys
import threading

with open(sys.argv[1], encoding="utf-8") as file:
    script = json.load(file)
lock = threading.Lock()
log = open(sys.argv[2], "a", encoding="utf-8")


def note(entry):
    with lock:
        log.write(json.dumps(entry) + "\n")
        log.flush()


def request(connection):
    """The first line, the lines of the head, and the body."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(65536)
        if not more:
            return None
        data += more
    head, body = data.split(b"\r\n\r\n", 1)
    lines = head.decode("latin-1").split("\r\n")
    length = next((int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0)
    while len(body) < length:
        more = connection.recv(65536)
        if not more:
            return None
        body += more
    return lines[0], lines[1:], body.decode("utf-8", "replace")


def serve(connection):
    with connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        asked = request(connection)
        if asked is None:
            return
        first, head, body = asked
        target = first.split(" ")[1]
        path = re.sub("^http://[^/]*", "", target)
        with lock:
            answers = script.get(path, [[{"send": b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".hex()}]])
            steps = answers.pop(0) if len(answers) > 1 else answers[0]
        note({"target": target, "head": head, "body": body})
        try:
            for step in steps:
                if "send" in step:
                    data = bytes.fromhex(step["send"])
                    for start in range(0, len(data), 1 if step.get("each") else max(1, len(data))):
                        connection.sendall(data[start:start + 1] if step.get("each") else data)
                elif "repeat" in step:
                    while True:
                        connection.sendall(bytes.fromhex(step["repeat"]))
                else:
                    connection.recv(1)
                    raise ConnectionError
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            note({"closed": target})


with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1], flush=True)
    while True:
        threading.Thread(target=serve, args=(server.accept()[0],), daemon=True).start()
