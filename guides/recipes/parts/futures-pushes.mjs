/** What a frame says of books; nothing for a frame of something else. */
function pushes(frame) {
  const records = find(frame, '/data') ?? []
  return (Array.isArray(records) ? records : [records]).flatMap((record) => {
    const at = (...pointers) => find(record, ...pointers) ?? find(frame, ...pointers)
    const [bids, asks] = [at('/bids'), at('/asks')].map((side) => (Array.isArray(side) ? side : undefined))
    const checksum = undefined
    if (!bids && !asks && checksum === undefined) return []
    return {
      symbol: at('/s') ?? '',
      begins: ['snapshot'].includes(at('/action')),
      bids: bids ?? [],
      asks: asks ?? [],
      id: at('/id'),
      previous: at('/lid'),
      checksum,
    }
  })
}

/** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
export function keep(books, frame) {
  const changed = []
  for (const push of pushes(frame)) {
    let symbols = [push.symbol]
    for (const symbol of symbols) {
      if (!books.has(symbol)) {
        books.set(symbol, books.get('') ?? new Book())
        if (symbol !== '') books.delete('')
      }
      if (books.get(symbol).take(push)) changed.push(symbol)
    }
  }
  return changed
}
