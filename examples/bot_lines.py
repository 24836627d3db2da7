"""A bot that is a separate program: it reads JSON lines, and answers with the option it likes best.

sushiya arena sushi-go --bots 'python examples/bot_lines.py,greedy,greedy,random' --deals 5
"""

import json
import sys

LIKES = ["sashimi", "tempura", "wasabi", "squid", "gyoza", "maki:3", "salmon"]


def liking(option: str) -> int:
    """The place on the list of likes of the first card that an answer mentions."""
    return next((len(LIKES) - place for place, word in enumerate(LIKES) if word in option), 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        answer = max(message["options"], key=liking)
        print(json.dumps({"type": "answer", "question": message["question"], "answer": answer}), flush=True)
