/** What a frame says of books; nothing for a frame of something else. */
function pushes(frame) {
  const records = find(frame, '/data') ?? []
  return (Array.isArray(records) ? records : [records]).flatMap((record) => {
    const at = (...pointers) => find(record, ...pointers) ?? find(frame, ...pointers)
    const [bids, asks] = [at('/bids'), at('/asks')].map((side) => (Array.isArray(side) ? side : undefined))
    if (!bids && !asks) return []
    return {
      symbol: at('/symbol') ?? '',
      begins: at('/action') === 'snapshot',
      bids: bids ?? [],
      asks: asks ?? [],
      id: at('/id'),
      previous: at('/lastId'),
    }
  })
}

/** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
export function keep(books, frame) {
  const changed = []
  for (const push of pushes(frame)) {
    if (!books.has(push.symbol)) books.set(push.symbol, new Book())
    if (books.get(push.symbol).take(push)) changed.push(push.symbol)
  }
  return changed
}
