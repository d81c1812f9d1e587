import { decoded } from '../../contract/httpSyntax.ts'
import { type Comparison, type FindingKind, type Region, type Repair, replaceRegion } from './finding.ts'
import { timestampKind } from './timestampKind.ts'

/** A body that is a form. */
function isForm({ placeholder, text }: Region['part']): boolean {
  return placeholder === 'body' && /^[^[{=]+=/.test(text)
}

interface QueryPair {
  readonly name: string
  /** As written: `name=value`. */
  readonly text: string
  readonly value: string
}

const places: readonly (string | undefined)[] = [
  ...['sortedQuery', 'query', 'queryString', 'rawQuery', 'bodyQuery', 'sortedBodyQuery'],
]
const sortedPlaces: readonly (string | undefined)[] = ['sortedQuery', 'sortedBodyQuery']

/** Repairs of a list of parameters: its order, its encoding, and missing, extra or different parameters. */
export function repairParameters(comparison: Comparison, region: Region): Repair[] {
  const { part, found } = region
  if (!places.includes(part.placeholder) && !isForm(part)) return []
  const expected = entriesOf(part.text)
  const own = entriesOf(found)
  const mark = part.text.startsWith('?') ? '?' : ''
  const repair = (kind: FindingKind, entries: readonly QueryPair[], about: Partial<Repair> = {}): Repair => ({
    kind,
    part: part.placeholder ?? '',
    expected: part.text,
    found,
    ...about,
    text: replaceRegion(comparison, region, mark + entries.map(({ text }) => text).join('&')),
  })
  const isMarked = found.startsWith('?') || (found === '' && part.text === '')
  return [
    ...(isMarked === (mark === '?') || own.length === 0 ? [] : [repair('questionMark', own)]),
    ...reordered(own, expected).map((entries) =>
      repair(sortedPlaces.includes(part.placeholder) ? 'unsorted' : 'parameterOrder', entries),
    ),
    ...encodings(own, expected).map(({ kind, entries, about }) => repair(kind, entries, about)),
    ...separators(comparison, region),
    ...renamed(own, expected).map(({ kind, entries, about }) => repair(kind, entries, about)),
    ...missing(own, expected, comparison).map(({ kind, entries, about }) => repair(kind, entries, about)),
    ...extra(own, expected).map(({ kind, entries, about }) => repair(kind, entries, about)),
    ...different(own, expected, comparison).map(({ kind, entries, about }) => repair(kind, entries, about)),
  ]
}

/** A separator between parameters that is wrong or missing. */
function separators(comparison: Comparison, { part, end }: Region): Repair[] {
  const { pasted, expected, difference } = comparison
  const sign = expected[difference] ?? ''
  if (!/^[?&=]$/.test(sign) || difference > end) return []
  const found = pasted[difference] ?? ''
  const kind = sign === '?' ? 'questionMark' : 'separator'
  return [1, 0].map((length) => ({
    ...{ kind, part: part.placeholder ?? '', expected: sign, found },
    text: pasted.slice(0, difference) + sign + pasted.slice(difference + length),
  }))
}

interface Change {
  readonly kind: FindingKind
  readonly entries: readonly QueryPair[]
  readonly about: Partial<Repair>
}

function entriesOf(text: string): QueryPair[] {
  const list = text.replace(/^\?/, '')
  if (list === '') return []
  return list.split('&').map((entry) => {
    const cut = entry.indexOf('=')
    const [name, value] = cut < 0 ? [entry, ''] : [entry.slice(0, cut), entry.slice(cut + 1)]
    return { name: decoded(name), text: entry, value }
  })
}

/** The entries in the expected order of their names; unexpected entries come last. */
function reordered(own: readonly QueryPair[], expected: readonly QueryPair[]): (readonly QueryPair[])[] {
  const order = [...new Set(expected.map(({ name }) => name))]
  const place = ({ name }: QueryPair) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = own.toSorted((a, b) => place(a) - place(b))
  return sorted.every((entry, index) => entry === own[index]) ? [] : [sorted]
}

/** Entries whose value is right but for its encoding, one change for each way to get it wrong. */
function encodings(own: readonly QueryPair[], expected: readonly QueryPair[]): Change[] {
  const slips = own.flatMap((entry) => {
    const right = expected.find(({ name }) => name === entry.name)
    const isName = entry.value === right?.value && entry.text !== right.text
    const kind = isName ? 'encodedDifferently' : right && encodingKind(entry.value, right.value)
    return kind ? [{ entry, right, kind }] : []
  })
  return [...new Set(slips.map(({ kind }) => kind))].flatMap((kind) => {
    const same = slips.filter((slip) => slip.kind === kind)
    const entries = own.map((entry) => same.find((slip) => slip.entry === entry)?.right ?? entry)
    return same.slice(0, 1).map(({ entry, right }) => ({ kind, entries, about: aboutValue(entry, right) }))
  })
}

function encodingKind(found: string, expected: string): FindingKind | undefined {
  const plain = decoded(expected)
  if (found === expected || (found !== plain && decoded(decoded(found.replaceAll('+', ' '))) !== plain)) return
  if (found === plain) return 'notEncoded'
  if (found.includes('%25') && decoded(found) === expected) return 'encodedTwice'
  if (found.replaceAll('+', '%20') === expected) return 'plusForSpace'
  const isLowerCase = found.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase()) === expected
  return isLowerCase ? 'encodedLowerCase' : 'encodedDifferently'
}

/** An entry with the value of another entry, which is missing. */
function renamed(own: readonly QueryPair[], expected: readonly QueryPair[]): Change[] {
  return own.flatMap((entry, index) => {
    const right = expected.find(({ value, name }) => value === entry.value && own.every((other) => other.name !== name))
    if (!right || expected.some(({ name }) => name === entry.name)) return []
    const about = { name: right.name, expected: right.text, found: entry.text }
    return [{ kind: 'parameterName', entries: own.toSpliced(index, 1, right), about } as const]
  })
}

function missing(own: readonly QueryPair[], expected: readonly QueryPair[], { signing }: Comparison): Change[] {
  return expected.flatMap((entry, index) => {
    if (own.some(({ name }) => name === entry.name)) return []
    const next = expected.slice(index + 1).flatMap(({ name }) => own.findIndex((other) => other.name === name))
    const place = next.find((at) => at >= 0) ?? own.length
    const kind = entry.name === signing.timestamp.parameter ? 'timestampMissing' : 'parameterMissing'
    const about = { name: entry.name, expected: entry.text, found: '' }
    return [{ kind, entries: own.toSpliced(place, 0, entry), about }]
  })
}

function extra(own: readonly QueryPair[], expected: readonly QueryPair[]): Change[] {
  return own.flatMap((entry, index) => {
    if (expected.some(({ name }) => name === entry.name)) return []
    const about = { name: entry.name, expected: '', found: entry.text }
    return [{ kind: 'parameterExtra', entries: own.toSpliced(index, 1), about } as const]
  })
}

function different(own: readonly QueryPair[], expected: readonly QueryPair[], { signing }: Comparison): Change[] {
  return own.flatMap((entry, index) => {
    const right = expected.find(({ name }) => name === entry.name)
    if (!right || right.value === entry.value || encodingKind(entry.value, right.value)) return []
    const isTime = entry.name === signing.timestamp.parameter
    const kind = isTime
      ? (timestampKind(signing.timestamp, right.value, entry.value) ?? 'timestampDifferent')
      : 'parameterDifferent'
    return [{ kind, entries: own.toSpliced(index, 1, right), about: aboutValue(entry, right) }]
  })
}

function aboutValue({ name, value }: QueryPair, right: QueryPair | undefined): Partial<Repair> {
  return { name, expected: right?.value ?? '', found: value }
}
