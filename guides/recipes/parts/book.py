class Book:
    """The book of one symbol. `last` is the number of its last message, and None while the book cannot be used."""

    def __init__(self):
        self.bids, self.asks, self.last, self.problem = {}, {}, None, None

    def take(self, push):
        """Applies a message. Tells whether the book changed or fell out of step."""
        self.problem = None
        try:
            return self.step(push)
        except (InvalidOperation, TypeError):
            return self.fail("a message cannot be read")

    def step(self, push):
        if not push["begins"]:
            return self.update(push)
        self.bids, self.asks, self.last = {}, {}, None
        self.apply(push)
        return True

    def update(self, push):
        if self.last is None:
            return False
        follows = not push["id"] or push["previous"] == self.last
        if not follows:
            return self.fail(f"message {push['id']} does not follow {self.last}")
        return self.apply(push)

    def apply(self, push):
        for side, levels in (self.bids, push["bids"]), (self.asks, push["asks"]):
            for level in levels:
                price, size = find(level, "/0"), find(level, "/1")
                if Decimal(size) == 0:
                    side.pop(Decimal(price), None)
                else:
                    side[Decimal(price)] = [price, size]
            for price in sorted(side, reverse=side is self.bids)[20:]:
                del side[price]
        self.last = push["id"] or self.last or ""
        return True

    def fail(self, problem):
        self.last, self.problem = None, problem
        return True

    def levels(self):
        """Bids and asks, best first, each level as price and size."""
        return [[side[price] for price in sorted(side, reverse=side is self.bids)] for side in (self.bids, self.asks)]


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
