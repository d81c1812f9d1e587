/** The book of one symbol. `last` is the number of its last message, and nothing while the book cannot be used. */
class Book {
  bids = new Map()
  asks = new Map()

  /** Applies a message. Tells whether the book changed or fell out of step. */
  take(push) {
    this.problem = undefined
    if (!push.begins) return this.update(push)
    this.bids.clear()
    this.asks.clear()
    this.last = undefined
    this.apply(push)
    return true
  }

  update(push) {
    if (this.last === undefined) return false
    const follows = !push.id || push.previous === this.last
    if (!follows) return this.fail(`message ${push.id} does not follow ${this.last}`)
    return this.apply(push)
  }

  apply(push) {
    for (const [side, levels] of [
      [this.bids, push.bids],
      [this.asks, push.asks],
    ]) {
      for (const level of levels) {
        const [price, size] = [find(level, '/0'), find(level, '/1')]
        if (!price || !size || Number.isNaN(Number(price) + Number(size))) return this.fail('a level cannot be read')
        // "1.50" and "1.5" are one price.
        const key = price.includes('.') ? price.replace(/\.?0+$/, '') : price
        if (Number(size) === 0) side.delete(key)
        else side.set(key, [price, size])
      }
      for (const key of sorted(side, side === this.bids).slice(20)) side.delete(key)
    }
    this.last = push.id ?? this.last ?? ''
    return true
  }

  fail(problem) {
    this.last = undefined
    this.problem = problem
    return true
  }

  /** Bids and asks, best first, each level as price and size. */
  levels() {
    return [this.bids, this.asks].map((side) => sorted(side, side === this.bids).map((key) => side.get(key)))
  }
}

function sorted(side, isDown) {
  return [...side.keys()].sort((one, other) => (isDown ? other - one : one - other))
}

/** The first value that a JSON pointer leads to. */
function find(value, ...pointers) {
  for (const pointer of pointers) {
    const steps = pointer.split('/').slice(1)
    const found = steps.reduce((part, step) => (typeof part === 'object' ? part?.[step] : undefined), value)
    if (found !== undefined && found !== null) return found
  }
  return undefined
}
