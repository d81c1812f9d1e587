import { isList, isRecord, type Json, textOfJson } from '../../generator/contract/json.ts'
import { valueAtPointer } from '../../generator/contract/jsonPointer.ts'

/** Values that steps kept, by name. */
export type KeptValues = Map<string, Json>

/** A value with kept values in place of `${name}`. A text that is only `${name}` becomes the kept value itself. */
export function filled<Value extends Json>(value: Value, kept: KeptValues): Value
export function filled(value: Json, kept: KeptValues): Json {
  if (typeof value === 'string') {
    const [, whole] = /^\$\{(\w+)\}$/.exec(value) ?? []
    if (whole !== undefined) return keptValue(whole, kept)
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => textOfJson(keptValue(name, kept)))
  }
  if (isList(value)) return value.map((item) => filled(item, kept))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, kept)]))
}

function keptValue(name: string, kept: KeptValues): Json {
  const value = kept.get(name)
  if (value === undefined) throw new StepFailure(`No step before kept "${name}".`)
  return value
}

/** Keeps values of a reply. */
export function keep(
  pointers: Readonly<Record<string, string>> | undefined,
  reply: Json | undefined,
  kept: KeptValues,
): void {
  for (const [name, pointer] of Object.entries(pointers ?? {})) {
    const value = valueAtPointer(reply, pointer)
    if (value === undefined) throw new StepFailure(`There is nothing at ${pointer} to keep as "${name}".`)
    kept.set(name, value)
  }
}

/** Why a step fails. */
export class StepFailure extends Error {}
