import { pickAnswering } from './bases.ts'
import { copyOf, isTree, positionsOf, setMember, withBareScalars } from './document.ts'
import { editDocument } from './edits.ts'
import type { Mutant } from './mutant.ts'
import { mutateText } from './mutateText.ts'
import type { Random } from './random.ts'

export const answersFile = 'answers.json'

/** A spec, and answers as its server could give them: examples of the spec with something changed, long and deep ones, books. */
export function makeAnswers(random: Random): Pick<Mutant, 'specs' | 'files'> {
  const { entry, texts, documents } = pickAnswering(random)
  const examples = Object.values(documents).flatMap(examplesIn)
  const answers = Array.from({ length: 3 + random.below(6) }, () => {
    const value = copyOf(random.chance(0.25) || examples.length === 0 ? bookFrame(random) : random.pick(examples))
    return random.pick(changes)(value, random)
  })
  return { specs: [entry], files: { ...texts, [answersFile]: JSON.stringify(answers) } }
}

/** Values of every `example`, `examples` and `payload` of examples in a document. */
function examplesIn(document: unknown): unknown[] {
  return positionsOf(document).flatMap(({ owner, key, path }) => {
    const value = owner[key]
    if (key === 'example') return [value]
    return (key === 'value' || key === 'payload') && path.at(-3) === 'examples' ? [value] : []
  })
}

/** A push of an order book, as one of several exchanges writes it. */
function bookFrame(random: Random): unknown {
  const side = (): unknown[] =>
    Array.from({ length: random.below(5) }, () => [random.pick(numbers), random.pick(numbers)])
  const book = { symbol: random.pick(['BTC_USDT', '__proto__', '']), bids: side(), asks: side() }
  const numbered = { ...book, seq: random.below(5), prevSeq: random.below(5) }
  return random.pick<unknown>([
    { data: [numbered], action: random.pick(['snapshot', 'update']) },
    { data: numbered, type: 'snapshot' },
    book,
    { topic: '/level2:BTC', data: { changes: [`${random.pick(numbers)},buy,1`, '2,sell,0'] } },
  ])
}

const numbers: readonly unknown[] = [
  '1',
  '0',
  '0.00000001',
  '1e999',
  '-1',
  'NaN',
  '',
  5,
  1e308,
  null,
  '9'.repeat(40),
  '1,2',
]

const changes: readonly ((value: unknown, random: Random) => string)[] = [
  (value) => JSON.stringify(value),
  ...Array<(value: unknown, random: Random) => string>(4).fill((value, random) => {
    editDocument(value, random, 1 + random.below(2))
    return withBareScalars(JSON.stringify(value))
  }),
  (value, random) => JSON.stringify(repeated(value, random.pick([100, 3_000, 30_000]))),
  (value, random) => JSON.stringify(withMembers(value, random.pick([100, 3_000]))),
  (value, random) => wrapped(JSON.stringify(value), random.pick([50, 3_000, 50_000]), random),
  (value, random) =>
    JSON.stringify(value).replaceAll(/-?\d+/g, () => random.pick(['0', '1e400', '-0', '9007199254740993', '0.1'])),
  (value) => JSON.stringify(value, null, 2).replaceAll('\n', '\r\n'),
  (value, random) => String(mutateText(JSON.stringify(value), random)),
]

/** The first list of a value with many more items, or a list of the value. */
function repeated(value: unknown, times: number): unknown {
  const list = positionsOf(value).find(
    ({ owner, key }) => Array.isArray(owner[key]) && JSON.stringify(owner[key]).length < 200,
  )
  if (!list) return Array<unknown>(times).fill(value)
  const items = Object.values(Object(list.owner[list.key]))
  setMember(
    list.owner,
    list.key,
    Array.from({ length: times }, (_, index) => items[index % items.length] ?? index),
  )
  return value
}

function withMembers(value: unknown, count: number): unknown {
  const more = Array.from({ length: count }, (_, index) => [`member${index}`, index] as const)
  return isTree(value) && !Array.isArray(value) ? { ...value, ...Object.fromEntries(more) } : Object.fromEntries(more)
}

/** The value inside many lists or objects. */
function wrapped(value: string, depth: number, random: Random): string {
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"data":[', ']}'],
  ] as const)
  return open.repeat(depth) + value + close.repeat(depth)
}
