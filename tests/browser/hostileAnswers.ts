/** A reply that a server may give, and the console's text about it. */
export interface HostileAnswer {
  readonly name: string
  /** Operation of the reply, by the type of its schema. */
  readonly operation: 'numbers' | 'candles' | 'map' | 'thing'
  readonly type?: string
  /** Written one after another. */
  readonly parts: Iterable<string | Buffer>
  /** Milliseconds between two parts. */
  readonly pause?: number
  readonly says: RegExp
  /** The value as the page shows it. */
  readonly shows?: RegExp
  /** Left to a full run: another case proves the same. */
  readonly isFull?: true
}

const listOf = (count: number, item: (index: number) => unknown) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => item(index)))
const mapOf = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])))

function* endless(part: string): Generator<string, void> {
  for (;;) yield part
}

const agrees = /Matches the schema\./
/** A busy machine may take longer than a check is given. */
const agreesOrLate = /Matches the schema\.|Not checked: the check took too long\./
const noJson = /says that it is JSON, but it is not/
const large = /Not checked: longer than 5,000,000 characters\./
const cut = /Not checked: not all of it was read\./

export const hostileAnswers: readonly HostileAnswer[] = [
  { name: 'numbers', operation: 'numbers', parts: [listOf(60_000, () => 1)], says: agrees },
  { name: 'many numbers', operation: 'numbers', parts: [listOf(500_000, () => 1)], says: agreesOrLate },
  {
    ...{ name: 'wrong numbers', operation: 'numbers', parts: [listOf(100_000, () => 'x')] },
    says: /100,?000 differences from the schema/,
    shows: /Must be of type integer/,
  },
  { name: 'candles', operation: 'candles', parts: [listOf(40_000, () => ['1', '2', '3'])], says: agreesOrLate },
  { name: 'map', operation: 'map', parts: [mapOf(40_000)], says: agrees },
  { name: 'keys', operation: 'map', parts: [mapOf(200_000)], says: agreesOrLate, isFull: true },
  { name: 'unknown keys', operation: 'thing', parts: [mapOf(200_000)], says: /200,?000 differences|took too long/ },
  {
    ...{
      name: '4.9 MB',
      operation: 'thing',
      parts: [`{"list":${listOf(70_000, (id) => ({ id, x: 'x'.repeat(50) }))}}`],
    },
    says: agreesOrLate,
  },
  { name: 'over 5 MB', operation: 'numbers', parts: [listOf(2_600_000, () => 1)], says: large, shows: /^\[\s+1,/ },
  { name: '25 MB', operation: 'thing', type: 'text/plain', parts: ['x'.repeat(25_000_000)], says: /longer than 20 MB/ },
  { name: 'JSON without an end', operation: 'numbers', parts: endless(`[${'1,'.repeat(500_000)}`), says: cut },
  { name: 'a drip', operation: 'thing', parts: '{"id":"drip"}', pause: 30, says: agrees, shows: /"drip"/ },
  { name: 'deep lists', operation: 'thing', parts: ['['.repeat(20_000), ']'.repeat(20_000)], says: /1 difference/ },
  {
    ...{ name: 'deep objects', operation: 'map', parts: ['{"a":'.repeat(100_000), '1', '}'.repeat(100_000)] },
    says: /1 difference/,
  },
  { name: 'not closed', operation: 'thing', parts: ['{"a":'.repeat(200_000)], says: noJson },
  { name: 'quotes', operation: 'thing', parts: [`"${'\\"'.repeat(1_000_000)}`], says: noJson },
  {
    ...{ name: 'one string', operation: 'thing', parts: [JSON.stringify({ id: 'x'.repeat(4_000_000) })], says: agrees },
    shows: /"xxx.*… \(4000002\)/,
  },
  {
    ...{ name: 'one long line', operation: 'thing', type: 'text/plain', parts: ['x'.repeat(5_000_000)] },
    ...{ says: /200 one long line/, shows: /^x{20000}$/ },
  },
  { name: 'spaces', operation: 'thing', parts: [' '.repeat(4_900_000), '{"id":"far"}'], says: agrees, shows: /"far"/ },
  {
    ...{ name: 'long numbers', operation: 'numbers', says: /difference/ },
    parts: [`[9007199254740993,-0,1e400,${'9'.repeat(10_000)}]`],
    shows: /9007199254740993,\s+-0,\s+1e400,[^9]*9{2000}… \(10000\)/,
  },
  {
    ...{ name: 'prototypes', operation: 'map', says: agrees, shows: /"__proto__": 1/ },
    parts: ['{"__proto__":1,"constructor":2,"toString":3,"hasOwnProperty":4}'],
  },
  {
    ...{ name: 'long names', operation: 'map', says: /300,?000 differences|took too long/ },
    parts: [
      `{"${'n'.repeat(1_000_000)}":{${Array.from({ length: 1000 }, (_, at) => `"${at}":1`)}},`,
      mapOf(299_999).replaceAll(/:\d+/g, ':""').slice(1),
    ],
    shows: /"nnn.*… \(1000002\)/,
  },
  {
    ...{ name: 'names like paths', operation: 'map', says: /differences/, shows: /"a\.b\[0\]\.c\]"/ },
    parts: [JSON.stringify({ 'a.b[0].c]': { '[]': { '': 1 } }, ['[0]'.repeat(300)]: '', ['.a'.repeat(3000)]: '' })],
  },
  {
    ...{ name: 'markup', operation: 'thing', says: /differences/, shows: /<img src=x/ },
    parts: [
      JSON.stringify({ id: '<img src=x onerror=document.title=1>', '<script>document.title=1</script>': 1, x: 1 }),
    ],
  },
  {
    ...{ name: 'HTML', operation: 'thing', type: 'text/html', parts: ['<script>document.title=1</script>'] },
    ...{ says: /200 HTML/, shows: /^<script>/ },
  },
  { name: 'HTML as JSON', operation: 'thing', parts: ['<h1>502</h1>'], says: noJson, shows: /<h1>502/ },
  {
    ...{ name: 'half characters', operation: 'map', says: /differences/, shows: /\\ud800/ },
    parts: ['{"\\u202eabc":"\\u2066x","\\ud800":"\\udc00"}'],
  },
  { name: 'control characters', operation: 'thing', parts: ['\u0000\u0001{"id":"1"}'], says: noJson },
  {
    ...{ name: 'no UTF-8', operation: 'thing', says: agrees, shows: /"a\uFFFD\uFFFDb"/ },
    parts: ['{"id":"a', Buffer.from([0xff, 0xfe]), 'b"}'],
  },
  { name: 'nothing', operation: 'thing', parts: [], says: /The answer has no body/ },
]

/** Frames that a server may send, and the count that the console must show. */
export interface HostileFrames {
  readonly name: string
  readonly frames: readonly (string | Buffer)[]
  readonly says: RegExp
  readonly isFull?: true
}

const framesOf = (count: number, frame: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => JSON.stringify(frame(index)))
const side = (first: number) => Array.from({ length: 1000 }, (_, at) => [String(first + at), '1'])

export const hostileFrames: readonly HostileFrames[] = [
  { name: 'markup', frames: ['<img src=x onerror=document.title=1>'], says: /1 with differences/ },
  {
    name: 'two of 19 MB',
    frames: ['x'.repeat(19_000_000), JSON.stringify({ a: 'y'.repeat(19_000_000) })],
    says: /2 not checked/,
  },
  { name: 'numbers', frames: [listOf(250_000, () => 1)], says: /1 with differences|1 not checked/ },
  {
    name: 'deep',
    frames: [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '{"bids":'.repeat(20_000)],
    says: /2 with differences/,
  },
  { name: 'a flood', frames: framesOf(40_000, (i) => ({ i, data: 'x'.repeat(300) })), says: /40,?00[12] received/ },
  { name: 'large books', frames: framesOf(100, (at) => ({ bids: side(at), asks: [] })), says: /10[12] received/ },
  {
    ...{ name: 'a flood of large books', isFull: true, says: /3,?00[12] received/ },
    frames: framesOf(3000, (at) => ({ bids: side(at), asks: [] })),
  },
  {
    ...{ name: 'many books', says: /5,?00[12] received/ },
    frames: framesOf(5000, (i) => ({ data: [{ symbol: `S${i}`, bids: [['1', '1']], asks: [['2', '1']] }] })),
  },
  {
    name: 'broken books',
    frames: [
      '{"bids":[["NaN","1"],[1e400,1],[null],{}],"asks":"x"}',
      '{"bids":{"length":1e9},"asks":[]}',
      '{"data":[{"bids":[["1","1"]],"asks":[["__proto__","x"]]}]}',
      '{"changes":["a,b","26541.0,sell,83",",,"],"bids":null}',
    ],
    says: /5 received|6 received/,
  },
  { name: 'bytes', frames: [Buffer.from([0xff, 0, 1])], says: /1 with differences/ },
  {
    name: 'prototypes',
    frames: ['{"__proto__":{"id":"x"},"constructor":1,"toString":"__proto__"}'],
    says: /[23] received/,
  },
]
