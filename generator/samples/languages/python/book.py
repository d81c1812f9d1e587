«:book»
#!/usr/bin/env python3
"""«headline»

Python 3.8 or later; nothing to install. Reads frames, one a line, and prints each book after a change as JSON.
«#notes»
«.»
«/notes»
"""
import json
import sys
«#checksum»
import zlib
«/checksum»
from decimal import Decimal, InvalidOperation


class Book:
    """The book of one symbol. `last` is the number of its last message, and None while the book cannot be used."""

    def __init__(self):
        self.bids, self.asks, self.last, self.problem = {}, {}, None, None
«#call»
        self.waiting, self.is_reply = [], False
«/call»

    def take(self, push):
        """Applies a message. Tells whether the book changed or fell out of step."""
        self.problem = None
        try:
            return self.step(push)
        except (InvalidOperation, TypeError):
            return self.fail("a message cannot be read")

    def step(self, push):
«#updates»
        if not push["begins"]:
            return self.update(push)
«/updates»
        self.bids, self.asks, self.last = {}, {}, None
        self.apply(push)
«#call»
        self.is_reply = True
        waiting, self.waiting = self.waiting, []
        for each in waiting:
            self.take(each)
«/call»
        return True
«#updates»

    def update(self, push):
        if self.last is None:
«#call»
            self.waiting.append(push)
«/call»
            return False
«#dropsOld»
        if push["id"] and «^first»self.is_reply and «/first»Decimal(push["id"]) <= Decimal(self.last):
            return False  # the book has it already
«/dropsOld»
«#gaps»
        follows = «>follows»
        if not follows:
            return self.fail(f"message {push['id']} does not follow {self.last}"«#call», push«/call»)
«/gaps»
«#call»
        self.is_reply = False
«/call»
        return self.apply(push)
«/updates»

    def apply(self, push):
        for side, levels in (self.bids, push["bids"]), (self.asks, push["asks"]):
            for level in levels:
                price, size = find(level, «price»), find(level, «size»)
                if Decimal(size) == 0:
                    side.pop(Decimal(price), None)
                else:
                    side[Decimal(price)] = [price, size]
«#depth»
            for price in sorted(side, reverse=side is self.bids)[«depth»:]:
                del side[price]
«/depth»
        self.last = «#ids»push["id"] or self.last or «/ids»""
«#checksum»
        if push["checksum"] not in (None, «"none») and push["checksum"] != self.checksum():
            return self.fail(f"its checksum is {self.checksum()}, not {push['checksum']}")
«/checksum»
        return True

    def fail(self, problem«#call», push=None«/call»):
        self.last, self.problem = None, problem
«#call»
        self.waiting = [push] if push else []
«/call»
        return True

    def levels(self):
        """Bids and asks, best first, each level as price and size."""
        return [[side[price] for price in sorted(side, reverse=side is self.bids)] for side in (self.bids, self.asks)]
«#checksum»

    def checksum(self):
        bids, asks = (side[:«levels»] for side in self.levels())
«#isPairs»
        both = [side[at] for at in range(«levels») for side in (bids, asks) if at < len(side)]
«/isPairs»
«^isPairs»
        both = «#asksFirst»asks + bids«/asksFirst»«^asksFirst»bids + asks«/asksFirst»
«/isPairs»
        texts = [text«#areDigits».replace(".", "").lstrip("0")«/areDigits» for level in both for text in level]
        total = zlib.crc32(«"separator».join(texts).encode())
        return str(«#isSigned»total - (total >> 31 << 32)«/isSigned»«^isSigned»total«/isSigned»)
«/checksum»


def find(value, *pointers):
    """The first value that a JSON pointer leads to."""
    for pointer in pointers:
        found = value
        for step in pointer.split("/")[1:]:
            if isinstance(found, list):
                found = found[int(step)] if step.isdigit() and int(step) < len(found) else None
            else:
                found = found.get(step) if isinstance(found, dict) else None
        if found is not None:
            return found


def pushes(frame):
    """What a frame says of books; nothing for a frame of something else."""
«#call»
    bids, asks, number = find(frame, «callBids»), find(frame, «callAsks»), find(frame, «callId»)
    if isinstance(bids, list) and isinstance(asks, list) and number is not None:
        symbol = «#callSymbol»find(frame, «callSymbol») or «/callSymbol»""
        yield {"symbol": symbol, "begins": True, "bids": bids, "asks": asks, "id": number«#checksum», "checksum": None«/checksum»}
        return
«/call»
«#records»
    records = find(frame, «"records»)
    for record in records if isinstance(records, list) else [records]:
«/records»
«^records»
    for record in [frame]:
«/records»
        def at(*pointers):
            found = find(record, *pointers)
            return find(frame, *pointers) if found is None else found

        bids, asks = [side if isinstance(side, list) else None for side in (at(«bids»), at(«asks»))]
        if bids is asks is «#checksum»at(«at») is «/checksum»None:
            continue
        yield {
            "symbol": «#symbol»«#after»(«/after»at(«symbol») or ""«#after»).partition(«"after»)[2]«/after»«/symbol»«^symbol»""«/symbol»,
«#updates»
            "begins": «#start»«#is»«#isLater» or «/isLater»at(«at») == «".»«/is»«^is»at(«at») is not None«/is»«/start»«^start»False«/start»,
«/updates»
            "bids": bids or [],
            "asks": asks or [],
«#ids»
            "id": «#id»at(«id»)«/id»«^id»None«/id»,
«/ids»
«#previous»
            "previous": at(«previous»),
«/previous»
«#first»
            "first": at(«first»),
«/first»
«#checksum»
            "checksum": at(«at»),
«/checksum»
        }


def keep(books, frame):
    """Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step."""
    for push in pushes(frame):
«#call»
        symbols = [push["symbol"]]
        if push["begins"] and push["symbol"] == "" and books:
            symbols = [symbol for symbol, book in books.items() if book.last is None]
        for symbol in symbols:
            if symbol not in books:
                books[symbol] = books.pop("", None) or Book()
            if books[symbol].take(push):
                yield symbol
«/call»
«^call»
        if books.setdefault(push["symbol"], Book()).take(push):
            yield push["symbol"]
«/call»


if __name__ == "__main__":
    kept = {}
    for line in sys.stdin:
        try:
            received = json.loads(line, parse_int=str, parse_float=str)
        except ValueError:
            continue  # a line that is no frame
        for name in keep(kept, received):
            book = kept[name]
            if book.problem:
                print(f"{name}: {book.problem}", file=sys.stderr)
            else:
                bids, asks = book.levels()
                told = {"symbol": name, "last": book.last, "bids": bids, "asks": asks}
                print(json.dumps(told, separators=(",", ":")), flush=True)
«:follows»
not push["id"] or «#previous»push["previous"] == self.last«#call» or self.is_reply and Decimal(push[«#first»"first"«/first»«^first»"previous"«/first»]) <= Decimal(self.last)«#first» + «grows»«/first»«/call»«/previous»«^previous»«#first»Decimal(push["first"]) <= Decimal(self.last) + «grows»«/first»«^first»Decimal(push["id"]) == Decimal(self.last) + «grows»«/first»«/previous»
