import type { Operation } from '../../contract/operation.ts'
import type { Signing } from '../../contract/signing.ts'

/** A scheme as an operation uses it: with the values that `x-signing-values` of the operation names. */
export function signingOf(signing: Signing, { signingValues = {} }: Pick<Operation, 'signingValues'>): Signing {
  const entries = Object.entries(signingValues)
  return entries.length === 0 ? signing : filled(signing, entries)
}

function filled<Value>(value: Value, entries: readonly (readonly [string, string])[]): Value
function filled(value: unknown, entries: readonly (readonly [string, string])[]): unknown {
  if (typeof value === 'string')
    return entries.reduce((text, [name, own]) => text.replaceAll(`{${name}}`, () => own), value)
  if (Array.isArray(value)) return value.map((item) => filled(item, entries))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, entries)]))
}
