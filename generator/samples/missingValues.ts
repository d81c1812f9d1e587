import type { RequestPlan } from '../contract/samples.ts'

interface MissingValue {
  /** Placeholder of the value. */
  readonly text: string
  /** Message with which a program refuses to send it. */
  readonly message: string
}

/** The values that a reader must put into a program before it sends anything. A name may begin with another name. */
export function missingValues({ missing = [] }: Pick<RequestPlan, 'missing'>): MissingValue[] {
  const longestFirst = missing.toSorted((a, b) => b.length - a.length)
  return longestFirst.map((text) => ({ text, message: `Put a value in place of ${text}.` }))
}

/** Whether a value is missing in the body. */
export function asksInBody({ missing = [], body }: Pick<RequestPlan, 'missing' | 'body'>): boolean {
  const sent = JSON.stringify([body?.text, body?.parts])
  return missing.some((text) => sent.includes(text))
}
