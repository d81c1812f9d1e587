import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'

const JOURNAL = 'fills.jsonl'
const OVERLAP = 60_000 // ms that each pass reads again: a fill may be listed late
const EVERY = 600_000 // ms between two passes, because a push can get lost on a connection that stays
const known = new Set()

await keepConnected(async () => {
  await setClock()
  let mark = readJournal()
  if (mark === undefined) mark = write({ mark: serverTime() }).mark // a first run begins now
  const connection = await connect(SOCKET)
  await logIn(connection)
  await subscribe(connection, CHANNEL, SYMBOL) // first, so that no fill falls between the two
  while (true) {
    mark = await catchUp(mark) // what is pushed meanwhile waits on the connection
    const nextPass = performance.now() + EVERY
    for await (const { channel, data = [] } of frames(connection)) {
      if (channel === CHANNEL) data.filter(isFill).forEach(record)
      if (performance.now() > nextPass) break
    }
  }
})

/** Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest. */
async function catchUp(mark) {
  const begun = serverTime()
  if (mark < begun - KEPT) console.error(`Fills of more than ${KEPT / DAY} days ago are not listed any more.`)
  for await (const row of allPages(...fillsSince(Math.max(mark - OVERLAP, begun - KEPT)))) record(row)
  return write({ mark: begun }).mark
}

/** Adds a fill to the journal unless it is there. */
function record(row) {
  const fill = fillOf(row)
  const name = `${fill.order} ${fill.trade}`
  if (known.has(name)) return
  write(fill)
  known.add(name)
  console.log(JSON.stringify(fill))
}

function write(entry) {
  appendFileSync(JOURNAL, `${JSON.stringify(entry)}\n`, { flush: true })
  return entry
}

/** Gives the time before which no fill is missing, nothing at the first start. */
function readJournal() {
  const text = existsSync(JOURNAL) ? readFileSync(JOURNAL, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // The program was killed as it wrote: the next pass reads that fill again.
  if (whole !== text) truncateSync(JOURNAL, Buffer.byteLength(whole))
  const entries = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const { order, trade } of entries) if (trade) known.add(`${order} ${trade}`)
  return entries.findLast(({ mark }) => mark)?.mark
}
