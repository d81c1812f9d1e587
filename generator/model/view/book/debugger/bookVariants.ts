import type { BookRule } from '../../../../contract/book.ts'
import { priceKey, type SideName } from '../bookSide.ts'
import type { KeptBook } from '../keepBooks.ts'
import type { BookPush, SentLevel } from '../readPushes.ts'
import type { BookMistakeKind, PastedPush } from './bookReport.ts'
import { bookOf, playPushes } from './playPushes.ts'

/** The book that a program with one mistake keeps. */
interface BookVariant {
  readonly kind: BookMistakeKind
  readonly book: KeptBook
  /** The frame that the mistake is about. */
  readonly position?: number
}

/** Frames that a program may lag behind by. An update that is left out is looked for among as many. */
const mostBehind = 200

interface UsedPush {
  readonly push: BookPush
  readonly outcome: KeptBook['outcome']
  readonly position: number | undefined
  /** Only of the last records: books of all of them take much memory. */
  readonly after?: KeptBook
}

/** Books of programs with the usual mistakes, the surest first. `at` is a level that differs. */
export function* bookVariants(
  pushes: readonly PastedPush[],
  rule: BookRule,
  at: { readonly side: SideName; readonly key: string },
): Generator<BookVariant> {
  const steps = usedPushes(pushes, rule)
  const used = withOutcome(steps, 'stored', 'applied')
  const right = used.map(({ push }) => push)
  const of = (kind: BookMistakeKind, list: readonly BookPush[], own = rule) => ({ kind, book: bookOf(list, own) })
  yield of(
    'notRemoved',
    right.map((push) => withLevels(push, (level) => [{ ...level, isRemoved: false }])),
  )
  yield of(
    'notRemoved',
    right.map((push) => withLevels(push, (level) => (level.isRemoved ? [] : [level]))),
  )
  const { depth: _depth, ...deep } = rule
  yield of('tooDeep', right, deep)
  yield of(
    'oldApplied',
    withOutcome(steps, 'stored', 'applied', 'old').map(({ push }) => withLevels(push, withoutNumber)),
  )
  yield of('earlyApplied', withEarly(steps))
  yield of(
    'merged',
    right.map((push, index) => (index === 0 ? push : asUpdate(push))),
  )
  yield of('added', summed(right))
  yield* laterVariants(used, rule, at)
}

/** Books that lack the last frames, and books that lack one of them. */
function* laterVariants(
  used: readonly UsedPush[],
  rule: BookRule,
  at: { readonly side: SideName; readonly key: string },
): Generator<BookVariant> {
  const late = used.slice(-mostBehind)
  for (const { after, position } of late.slice(0, -1).reverse())
    if (after && position !== undefined) yield { kind: 'behind', book: after, position }
  for (const [index, { push, outcome, position }] of late.entries()) {
    const before = late[index - 1]?.after
    if (!before || position === undefined || outcome !== 'applied' || !touches(push, at)) continue
    const rest = late.slice(index + 1).map((later) => later.push)
    yield { kind: 'notApplied', book: bookOf(rest, rule, before), position }
  }
}

function usedPushes(pushes: readonly PastedPush[], rule: BookRule): UsedPush[] {
  const used: UsedPush[] = []
  for (const { push, position, after } of playPushes(pushes, rule)) {
    if (after.outcome === 'kept') continue
    const old = used.at(-mostBehind - 1)
    if (old?.after) used[used.length - mostBehind - 1] = withoutBook(old)
    used.push({ push, position, outcome: after.outcome, after })
  }
  return used
}

function withoutBook({ after: _after, ...used }: UsedPush): UsedPush {
  return used
}

function withOutcome(steps: readonly UsedPush[], ...outcomes: readonly KeptBook['outcome'][]): UsedPush[] {
  return steps.filter(({ outcome }) => outcomes.includes(outcome))
}

function touches(push: BookPush, { side, key }: { readonly side: SideName; readonly key: string }): boolean {
  return push[side].some(({ price }) => priceKey(price) === key)
}

/** Updates ahead of the snapshot are applied after it. */
function withEarly(steps: readonly UsedPush[]): BookPush[] {
  const [first, ...later] = withOutcome(steps, 'stored', 'applied')
  return [...(first ? [first] : []), ...withOutcome(steps, 'early'), ...later].map(({ push }) => push)
}

function withLevels(push: BookPush, change: (level: SentLevel) => SentLevel[]): BookPush {
  return { ...push, bids: push.bids.flatMap(change), asks: push.asks.flatMap(change) }
}

function withoutNumber({ number: _number, ...level }: SentLevel): SentLevel[] {
  return [level]
}

/** A later snapshot changes levels in place of the whole book. */
function asUpdate({ isReply: _isReply, ...push }: BookPush): BookPush {
  return { ...push, isSnapshot: false }
}

/** Each size is added to the size before it. */
function summed(pushes: readonly BookPush[]): BookPush[] {
  const sizes = new Map<string, number>()
  return pushes.map((push, index) => {
    const sum =
      (side: SideName) =>
      (level: SentLevel): SentLevel => {
        const key = `${side} ${priceKey(level.price)}`
        const before = index === 0 ? 0 : (sizes.get(key) ?? 0)
        const size = level.isRemoved ? 0 : Number((before + Number(level.size)).toPrecision(12))
        sizes.set(key, size)
        return { ...level, size: String(size) }
      }
    return { ...push, bids: push.bids.map(sum('bids')), asks: push.asks.map(sum('asks')) }
  })
}
