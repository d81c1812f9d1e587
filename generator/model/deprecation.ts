import type { Deprecation } from '../contract/annotations.ts'
import { asText } from '../load/document/asText.ts'
import { isRecord } from '../load/document/spec.ts'
import { compact, type ModelContext, scalarText } from './context.ts'

/** Dates and replacements of a deprecation: `deprecated`, `x-deprecated-since`, `x-sunset`, `x-replaced-by`. */
export function readDeprecation(
  value: Readonly<Record<string, unknown>>,
  { translator }: ModelContext,
): Deprecation | undefined {
  const replaced = value['x-replaced-by']
  if (value.deprecated !== true && value['x-deprecated-since'] === undefined) return undefined
  const named = isRecord(replaced) ? [replaced.operations, replaced.channels].flat() : [replaced].flat()
  return compact<Deprecation>({
    since: scalarText(value['x-deprecated-since']),
    sunset: scalarText(value['x-sunset']),
    replacements: named.filter((entry): entry is string => typeof entry === 'string'),
    fields: isRecord(replaced) && isRecord(replaced.fields) ? renamedFields(replaced.fields) : undefined,
    note: translator.prose(isRecord(replaced) ? replaced.note : undefined),
  })
}

function renamedFields(fields: Readonly<Record<string, unknown>>): NonNullable<Deprecation['fields']> {
  return Object.entries(fields).map(([from, to]) => ({ from, to: asText(to) }))
}
