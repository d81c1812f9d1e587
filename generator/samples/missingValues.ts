import type { RequestPlan } from '../contract/samples.ts'

interface MissingValue {
  /** What stands for the value. */
  readonly text: string
  /** What a program says instead of sending it. */
  readonly message: string
}

/** The values that a reader must put into a program before it sends anything. One may begin with the name of another. */
export function missingValues({ missing = [] }: Pick<RequestPlan, 'missing'>): MissingValue[] {
  const longestFirst = missing.toSorted((a, b) => b.length - a.length)
  return longestFirst.map((text) => ({ text, message: `Put a value in place of ${text}.` }))
}
