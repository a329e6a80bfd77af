"""A bot of its own, with nothing but Python: takes a free seat at a table, and plays whatever is allowed.

    python3 examples/bot.py http://localhost:4800 CODE

docs/protocol.md says what is sent and what comes back.
"""

import base64
import json
import os
import random
import secrets
import socket
import struct
import sys
import urllib.parse
import urllib.request

address, code = sys.argv[1:3]
place = urllib.parse.urlsplit(address)


def post(path, body):
    wish = urllib.request.Request(
        urllib.parse.urljoin(address, path),
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(wish) as reply:
        return json.load(reply)


class Connection:
    """The smallest WebSocket: text in single frames, which is all a table sends."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, token):
        self.socket = socket.create_connection((place.hostname, place.port or 80))
        self.stream = self.socket.makefile("rb")
        head = [
            "GET /live HTTP/1.1",
            f"Host: {place.netloc}",
            f"Authorization: Bearer {token}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        self.socket.sendall("\r\n".join([*head, "", ""]).encode())
        if b" 101 " not in self.stream.readline():
            raise SystemExit("The server does not take this connection.")
        while self.stream.readline().strip():
            pass

    def send(self, message):
        self.write(self.TEXT, json.dumps(message).encode())

    def write(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def messages(self):
        while head := self.stream.read(2):
            size = head[1] & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.stream.read(8))
            payload = self.stream.read(size)
            kind = head[0] & 15
            if kind == self.TEXT:
                yield json.loads(payload)
            elif kind == self.PING:
                self.write(self.PONG, payload)
            elif kind == self.CLOSE:
                return


class Player:
    def __init__(self):
        self.connection = Connection(post("/api/guests", {"kind": "program"})["token"])
        self.requests = 0

    def ask(self, **wish):
        self.requests += 1
        self.connection.send({**wish, "id": f"bot-{self.requests}"})

    def sit(self, seat):
        self.seat = seat
        self.ask(kind="sit", seat=seat, name="Python", string=secrets.token_hex(16))

    def act(self, sight):
        """Does anything that is allowed."""
        if sight["choices"]:
            choice = random.choice(sight["choices"])
            self.ask(kind="act", after=sight["seq"], seat=choice["seat"], actions=[choice["action"]])
        elif sight["throwDue"] is not None:
            self.ask(kind="roll", after=sight["seq"], seat=sight["throwDue"])

    def play(self):
        self.connection.send({"kind": "hello", "version": 1, "table": code, "since": 0, "sees": "sights"})
        for message in self.connection.messages():
            if message["kind"] == "welcome":
                self.sit(0)
            elif message["kind"] == "sight":
                self.act(message)
            elif message["kind"] == "answer" and not message["ok"]:
                self.denied(message)
            elif message["kind"] == "events" and any(event["kind"] == "ended" for event in message["events"]):
                return print("The game is over.")
            elif message["kind"] == "bye":
                raise SystemExit(message["text"])

    def denied(self, answer):
        if answer["code"] == "seat-taken":
            self.sit(self.seat + 1)
        elif answer["code"] != "stale":
            raise SystemExit(answer["text"])


Player().play()
