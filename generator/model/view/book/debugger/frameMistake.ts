import type { BookRule } from '../../../../contract/book.ts'
import { type BookSide, type KeptLevel, priceKey, type SideName } from '../bookSide.ts'
import { compareNumbers, isNext } from '../keepBooks.ts'
import type { BookMistake, PastedPush } from './bookReport.ts'
import { checksumMistake } from './checksumMistake.ts'
import type { PlayedPush } from './playPushes.ts'

/** The mistake of a record, with its cause as far as the records around it show it. */
export function frameMistake(step: PlayedPush, pushes: readonly PastedPush[], rule: BookRule): BookMistake | undefined {
  const { fault, outcome } = step.after
  const at = step.position === undefined ? {} : { position: step.position }
  if (step.twin !== undefined) return { kind: 'doubled', ...at, values: { other: step.twin } }
  // A record that waited keeps the fault of the record before it.
  if (fault && outcome === fault.kind) {
    if (fault.kind === 'level') return { kind: 'unreadable', ...at, values: { level: fault.level } }
    if (fault.kind === 'checksum') return { ...checksumMistake(step, fault, pushes, rule), ...at }
    return { ...gapMistake(step, fault, pushes, rule), ...at }
  }
  if (outcome !== 'applied' && outcome !== 'stored') return undefined
  const negative = negativeLevel(step, rule)
  if (negative) return { kind: 'negative', ...at, values: negative }
  // A right checksum proves that the exchange has the same book.
  const { checksum } = step.push
  if (rule.checksum && checksum !== undefined && checksum !== rule.checksum.none) return undefined
  const crossed = crossedLevels(step)
  return crossed ? { kind: 'crossed', ...at, values: crossedValues(crossed, step, pushes, rule) } : undefined
}

/** A level that a record sets to a size below 0, unless the sign of a size says its side. */
function negativeLevel({ push }: PlayedPush, { changes }: BookRule) {
  if (changes && !changes.bid) return undefined
  const levels = (['bids', 'asks'] as const).flatMap((side) => push[side].map((level) => ({ side, ...level })))
  const found = levels.find(({ size, isRemoved }) => !isRemoved && Number(size) < 0)
  return found && { side: found.side, price: found.price, size: found.size }
}

function gapMistake(
  { push, before, symbol }: PlayedPush,
  { expected, actual }: { readonly expected: string; readonly actual: string },
  pushes: readonly PastedPush[],
  rule: BookRule,
): BookMistake {
  const index = pushes.findIndex((each) => each.push === push)
  const isOfBook = (each: PastedPush) => each.push.symbol === symbol
  const later = pushes.slice(index + 1).filter(isOfBook)
  const { id, previous, first } = rule.sequence ?? {}
  const name = (previous ?? first ?? id)?.[0]?.split('/').at(-1) ?? ''
  const values = { name, expected, actual }
  const end = later.findIndex((each) => each.push.isSnapshot)
  const late = later.slice(0, end < 0 ? undefined : end).find((each) => isNext(before, each.push, rule))
  if (late?.position !== undefined) return { kind: 'reordered', values: { ...values, other: late.position } }
  const isOlder = compareNumbers(push.id ?? '', before.last ?? '') <= 0
  if (isOlder) return { kind: before.outcome === 'stored' ? 'older' : 'restarted', values }
  return { kind: before.isReply ? 'staleReply' : 'gap', values }
}

interface Crossed {
  readonly bids: KeptLevel
  readonly asks: KeptLevel
}

/** The best levels of both sides, where somebody would have traded. Levels that a record removes cross nothing. */
function crossedLevels({ push, after }: PlayedPush): Crossed | undefined {
  if ([...push.bids, ...push.asks].every(({ isRemoved }) => isRemoved)) return undefined
  const [bids, asks] = [bestIn(after.bids, -1), bestIn(after.asks, 1)]
  return bids && asks && Number(bids.price) >= Number(asks.price) ? { bids, asks } : undefined
}

/** The best level of a side: books of thousands of levels are not sorted at each record. */
function bestIn(side: BookSide, direction: 1 | -1): KeptLevel | undefined {
  let best: KeptLevel | undefined
  for (const level of side.values())
    if (!best || direction * (Number(level.price) - Number(best.price)) < 0) best = level
  return best
}

/** The level that the record does not set is the older one: its removal is missing. */
function crossedValues(
  { bids, asks }: Crossed,
  { push }: PlayedPush,
  pushes: readonly PastedPush[],
  { sequence }: BookRule,
) {
  const side: SideName = push.bids.some(({ price }) => priceKey(price) === priceKey(bids.price)) ? 'asks' : 'bids'
  const { price } = { bids, asks }[side]
  const index = pushes.findIndex((each) => each.push === push)
  const sets = (each: PastedPush) => each.push[side].some((level) => priceKey(level.price) === priceKey(price))
  const set = pushes.slice(0, index + 1).findLast((each) => each.push.symbol === push.symbol && sets(each))
  const isUnbroken = String((sequence?.previous ?? sequence?.first ?? sequence?.step) !== undefined)
  return { bid: bids.price, ask: asks.price, side, price, other: set?.position ?? 0, isUnbroken }
}
