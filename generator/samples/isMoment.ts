import type { Json } from '../contract/json.ts'
import type { SchemaNode } from '../contract/schema.ts'

/** 9 September 2001 in each unit: a smaller number is a duration. */
const earliest: Readonly<Record<string, number>> = { s: 1e9, ms: 1e12, us: 1e15, ns: 1e18 }

/** Whether a value is a moment. A fixed moment ages until servers no longer accept it. */
export function isMoment(value: Json | undefined, { unit = '', format }: Pick<SchemaNode, 'unit' | 'format'>): boolean {
  if (format === 'date' || format === 'date-time') return typeof value === 'string'
  if (typeof value !== 'number' && typeof value !== 'string') return false
  return Number(value) >= (earliest[unit] ?? Number.POSITIVE_INFINITY)
}
