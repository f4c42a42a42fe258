#!/usr/bin/env python3
"""A bot that plays a table through: python3 bot.py [ADDRESS [CODE SEAT]]"""
import http.client, json, random, sys, time, urllib.error, urllib.request, uuid

address, code, seat = (sys.argv[1:] + ["http://127.0.0.1:7878", "", ""][len(sys.argv) - 1:])
headers = {"Content-Type": "application/json"}

def call(path, body=None):  # With a body it is a POST.
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/v1{path}", data, headers)
    return urllib.request.urlopen(request, timeout=60)

def choose(view):  # The brain: any of the answers on offer.
    return random.choice(view["ask"]["options"])

def play(table, answered=None):
    for line in call(f"/tables/{table}/events"):  # Whole snapshots, as they come.
        view = json.loads(line[5:])["view"] if line.startswith(b"data:") else None
        if view and view["outcome"]:
            return view["outcome"]
        if view and view["ask"] and view["ask"]["number"] != answered:
            seat, answered = view["ask"]["seat"], view["ask"]["number"]
            pick = {"seat": seat, "ask": answered, "pick": choose(view), "key": uuid.uuid4().hex}
            call(f"/tables/{table}/picks", pick)

headers["Authorization"] = "Bearer " + json.load(call("/guests", {"name": "Thirty Lines"}))["token"]
table = json.load(call(f"/codes/{code}") if code else call("/tables", {"bots": ["normal"]}))["id"]
call(f"/tables/{table}/seats/{seat}" if code else f"/tables/{table}/start", {})
outcome = None
while not outcome:
    try:
        outcome = play(table)
    except (OSError, http.client.HTTPException) as error:  # The next view tells how it stands.
        if isinstance(error, urllib.error.HTTPError) and error.code not in (409, 429, 503):
            sys.exit(f"{error.code}: {error.read().decode()}")
        time.sleep(0.5)
print(json.dumps(outcome))
