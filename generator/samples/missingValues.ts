import type { RequestPlan } from '../contract/samples.ts'

interface MissingValue {
  /** How the placeholder stands in a sent path or query, each of which escapes it in its own way. */
  readonly texts: readonly [string, string]
  /** What a program says instead of sending it. */
  readonly message: string
}

/** The values that a reader must put into a program before it sends anything. */
export function missingValues({ missing = [] }: Pick<RequestPlan, 'missing'>): MissingValue[] {
  return missing.map((name) => {
    const placeholder = `{${name}}`
    return { texts: [placeholder, encodeURIComponent(placeholder)], message: `Put a value in place of ${placeholder}.` }
  })
}
