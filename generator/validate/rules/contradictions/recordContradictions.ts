import { childNode, childNodes, type SpecNode } from '../../../load/document/spec.ts'
import { numberIn, recordsIn } from '../reading/exampleValues.ts'
import type { Contradiction } from './contradiction.ts'

/** Contradictions in the records of one example. */
export function recordContradictions(example: SpecNode): Contradiction[] {
  return recordsIn(example).flatMap((record) => childNodes(record).flatMap(({ key }) => contradictionsOf(record, key)))
}

function contradictionsOf(record: SpecNode, key: string): Contradiction[] {
  const end = endOf(key)
  if (end !== undefined && isAbove(record, key, end)) {
    return [{ node: childNode(record, end), message: `"${end}" lies before "${key}".` }]
  }
  const whole = wholeOf(key)
  if (whole !== undefined && isAbove(record, key, whole)) {
    return [{ node: childNode(record, key), message: `"${key}" is more than "${whole}".` }]
  }
  return []
}

/** Whether a value is above its counterpart. An empty or zero counterpart does not count: an open range has no end. */
function isAbove(record: SpecNode, key: string, otherKey: string): boolean {
  const value = numberIn(childNode(record, key).value)
  const other = numberIn(childNode(record, otherKey).value)
  return value !== undefined && other !== undefined && other > 0 && value > other
}

/** `endTime` for `startTime`, `end_at` for `start_at`, `eTime` for `sTime`. */
function endOf(key: string): string | undefined {
  if (/^start(?=$|[A-Z_])/.test(key)) return key.replace(/^start/, 'end')
  return key === 'sTime' ? 'eTime' : undefined
}

/** `quantity` for `filledQuantity`, `size` for `filled_size`. Values are left out: a better price fills for more. */
function wholeOf(key: string): string | undefined {
  const match = /^(?:filled|executed|cum)_?(quantity|qty|size)$/i.exec(key)
  return match?.[1]?.toLowerCase()
}
