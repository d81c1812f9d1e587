import type { IslandText } from '../useIslandText.ts'
import type { Mismatch } from './checkValue.ts'

/** A problem in words, behind the place where it is. */
export function problemText({ id, path, values }: Mismatch, text: IslandText): string {
  const words = text(`problem.${id}`, { reason: '', ...values })
  return path === '' ? words : `${path}: ${words}`
}
