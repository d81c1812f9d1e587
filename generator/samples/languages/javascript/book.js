«:book»
// «headline»
// Node 20 or later; nothing to install. Reads frames, one a line, and prints each book after a change as JSON.
«#notes»
// «.»
«/notes»

import { createInterface } from 'node:readline'

/** The book of one symbol. `last` is the number of its last message, and nothing while the book cannot be used. */
class Book {
  bids = new Map()
  asks = new Map()
«#call»
  waiting = []
«/call»

  /** Applies a message. Tells whether the book changed or fell out of step. */
  take(push) {
    this.problem = undefined
«#updates»
    if (!push.begins) return this.update(push)
«/updates»
    this.bids.clear()
    this.asks.clear()
    this.last = undefined
    this.apply(push)
«#call»
    this.isReply = true
    for (const each of this.waiting.splice(0)) this.take(each)
«/call»
    return true
  }
«#updates»

  update(push) {
«#call»
    if (this.last === undefined) this.waiting.push(push)
«/call»
    if (this.last === undefined) return false
«#dropsOld»
    if (push.id && «^first»this.isReply && «/first»number(push.id) <= number(this.last)) return false // the book has it already
«/dropsOld»
«#gaps»
    const follows = «>follows»
    if (!follows) return this.fail(`message ${push.id} does not follow ${this.last}`«#call», push«/call»)
«/gaps»
«#call»
    this.isReply = false
«/call»
    return this.apply(push)
  }
«/updates»

  apply(push) {
    for (const [side, levels] of [
      [this.bids, push.bids],
      [this.asks, push.asks],
    ]) {
      for (const level of levels) {
        const [price, size] = [find(level, «price»), find(level, «size»)]
        if (!price || !size || Number.isNaN(Number(price) + Number(size))) return this.fail('a level cannot be read')
        // "1.50" and "1.5" are one price.
        const key = price.includes('.') ? price.replace(/\.?0+$/, '') : price
        if (Number(size) === 0) side.delete(key)
        else side.set(key, [price, size])
      }
«#depth»
      for (const key of sorted(side, side === this.bids).slice(«depth»)) side.delete(key)
«/depth»
    }
    this.last = «#ids»push.id ?? this.last ?? «/ids»''
«#checksum»
    if (![undefined, «"none»].includes(push.checksum) && push.checksum !== this.checksum())
      return this.fail(`its checksum is ${this.checksum()}, not ${push.checksum}`)
«/checksum»
    return true
  }

  fail(problem«#call», push«/call») {
    this.last = undefined
    this.problem = problem
«#call»
    this.waiting = push ? [push] : []
«/call»
    return true
  }

  /** Bids and asks, best first, each level as price and size. */
  levels() {
    return [this.bids, this.asks].map((side) => sorted(side, side === this.bids).map((key) => side.get(key)))
  }
«#checksum»

  checksum() {
    const [bids, asks] = this.levels().map((side) => side.slice(0, «levels»))
«#isPairs»
    const both = Array.from({ length: «levels» }, (_, at) => [bids[at], asks[at]].filter(Boolean)).flat()
«/isPairs»
«^isPairs»
    const both = [«#asksFirst»...asks, ...bids«/asksFirst»«^asksFirst»...bids, ...asks«/asksFirst»]
«/isPairs»
    const text = both.flat()«#areDigits».map((part) => part.replace('.', '').replace(/^0+/, ''))«/areDigits».join(«"separator»)
    let sum = -1
    for (const byte of Buffer.from(text)) {
      sum ^= byte
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
    }
    return String(~sum«^isSigned» >>> 0«/isSigned»)
  }
«/checksum»
}

function sorted(side, isDown) {
  return [...side.keys()].sort((one, other) => (isDown ? other - one : one - other))
}
«#numbers»

/** Numbers of messages may be longer than those of JavaScript. */
function number(text) {
  return /^-?\d+$/.test(text) ? BigInt(text) : Number.NaN
}
«/numbers»

/** The first value that a JSON pointer leads to. */
function find(value, ...pointers) {
  for (const pointer of pointers) {
    const steps = pointer.split('/').slice(1)
    const found = steps.reduce((part, step) => (typeof part === 'object' ? part?.[step] : undefined), value)
    if (found !== undefined && found !== null) return found
  }
  return undefined
}

/** What a frame says of books; nothing for a frame of something else. */
function pushes(frame) {
«#call»
  const reply = { bids: find(frame, «callBids»), asks: find(frame, «callAsks»), id: find(frame, «callId») }
  if (Array.isArray(reply.bids) && Array.isArray(reply.asks) && reply.id !== undefined)
    return [{ ...reply, symbol: «#callSymbol»find(frame, «callSymbol») ?? «/callSymbol»'', begins: true }]
«/call»
«#records»
  const records = find(frame, «"records») ?? []
  return (Array.isArray(records) ? records : [records]).flatMap((record) => {
«/records»
«^records»
  return [frame].flatMap((record) => {
«/records»
    const at = (...pointers) => find(record, ...pointers) ?? find(frame, ...pointers)
    const [bids, asks] = [at(«bids»), at(«asks»)].map((side) => (Array.isArray(side) ? side : undefined))
    if (!bids && !asks«#checksum» && at(«at») === undefined«/checksum») return []
    return {
      symbol: «#symbol»«#after»(«/after»at(«symbol») ?? ''«#after»).split(«"after»).slice(1).join(«"after»)«/after»«/symbol»«^symbol»''«/symbol»,
«#updates»
      begins: «#start»«#is»«#isLater» || «/isLater»at(«at») === «".»«/is»«^is»at(«at») !== undefined«/is»«/start»«^start»false«/start»,
«/updates»
      bids: bids ?? [],
      asks: asks ?? [],
«#id»
      id: at(«id»),
«/id»
«#previous»
      previous: at(«previous»),
«/previous»
«#first»
      first: at(«first»),
«/first»
«#checksum»
      checksum: at(«at»),
«/checksum»
    }
  })
}

/** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
export function keep(books, frame) {
  const changed = []
  for (const push of pushes(frame)) {
«#call»
    let symbols = [push.symbol]
    if (push.begins && push.symbol === '' && books.size > 0)
      symbols = [...books.keys()].filter((symbol) => books.get(symbol).last === undefined)
    for (const symbol of symbols) {
      if (!books.has(symbol)) {
        books.set(symbol, books.get('') ?? new Book())
        if (symbol !== '') books.delete('')
      }
      if (books.get(symbol).take(push)) changed.push(symbol)
    }
«/call»
«^call»
    if (!books.has(push.symbol)) books.set(push.symbol, new Book())
    if (books.get(push.symbol).take(push)) changed.push(push.symbol)
«/call»
  }
  return changed
}

/** JSON, or nothing for a line that is no frame. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const books = new Map()
for await (const line of createInterface({ input: process.stdin })) {
  // Numbers become texts, as they are sent: 0.10 stays 0.10.
  const texts = line.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) => (part.startsWith('"') ? part : `"${part}"`))
  for (const symbol of keep(books, parsed(texts))) {
    const book = books.get(symbol)
    const [bids, asks] = book.levels()
    if (book.problem) console.error(`${symbol}: ${book.problem}`)
    else console.log(JSON.stringify({ symbol, last: book.last, bids, asks }))
  }
}
«:follows»
!push.id || «#previous»push.previous === this.last«#call» || (this.isReply && number(push.«#first»first«/first»«^first»previous«/first») <= number(this.last)«#first» + «grows»n«/first»)«/call»«/previous»«^previous»«#first»number(push.first) <= number(this.last) + «grows»n«/first»«^first»number(push.id) === number(this.last) + «grows»n«/first»«/previous»
