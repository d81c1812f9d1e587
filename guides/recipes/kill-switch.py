#!/usr/bin/env python3
"""Keep the kill switch of spot from firing while you trade, and let go of it on purpose.

Python 3.9 or later; nothing to install. Run it beside your program with the seconds after which all orders are cancelled:
API_KEY=… API_SECRET=… python3 kill-switch.py 60
It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM disarm the switch: your orders stay.
API_URL leads to another server than the exchange's.
"""
import signal
# include parts/account.py


ACTION = "Set the kill switch"
# include parts/stop-before-live.py


# region shown
class LetGo(Exception):
    """The program is told to end."""


def let_go(*_):
    raise LetGo


def keep_from_firing(timeout):
    """Renews the switch each third of its time, so that one lost renewal does no harm. Ends when it is told to, or when the exchange refuses."""
    while True:
        try:
            print("All orders are cancelled at", set_switch(timeout), "unless it is renewed", flush=True)
            pause = timeout / 3
        except OSError as problem:  # the switch that was set before runs on
            print(f"Not renewed: {problem}", file=sys.stderr)
            pause = min(max(1, getattr(problem, "pause", 0)), timeout / 3)
        time.sleep(pause)


def set_switch(timeout):
    """Gives the time at which it fires, in milliseconds."""
    reply = call("POST", "/orders/killSwitch", body={"timeout": str(timeout)})
    if not isinstance(reply, dict) or "cancellationTime" not in reply:
        raise ConnectionError("the reply has no time")
    return reply["cancellationTime"]


def disarm(timeout):
    """Tells whether the orders stay. Tries until the switch must have fired."""
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        try:
            set_switch(-1)
            return True
        except Refused as refusal:
            if refusal.code == 25020:  # none is armed
                return True
            print(f"Not disarmed: {refusal}", file=sys.stderr)
            return False
        except OSError as problem:
            print(f"Not disarmed: {problem}", file=sys.stderr)
        time.sleep(1)
    return False


def run(timeout):
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, let_go)
    try:
        keep_from_firing(timeout)
    except LetGo:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, signal.SIG_IGN)
        if not disarm(timeout):
            sys.exit("The switch may fire: look at your open orders.")
        print("Disarmed: your orders stay.")
    except (Refused, OSError) as problem:
        sys.exit(f"Not set: {problem}. A switch that was set before fires.")
# endregion


values = [value for value in sys.argv[1:] if value != "--live"]
if len(values) != 1 or not values[0].isdigit() or not 30 <= int(values[0]) <= 600:
    sys.exit(f"How to run it: python3 {sys.argv[0]} SECONDS [--live], from 30 to 600 seconds")
run(int(values[0]))
