/** A number from 0 on and below 1. The exchange gets its source from outside, so that a seed decides about everything. */
export type Random = () => number

/** A whole number from the first to the last given one, each as likely as the others. */
export function wholeNumber(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}
