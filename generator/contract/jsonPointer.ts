import { isRecord, type Json } from './json.ts'
import { ownValue } from './ownValue.ts'

/** A name as a step of a JSON pointer. */
export function pointerStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The name that a step of a JSON pointer stands for. */
export function nameOfStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The steps of a JSON pointer (RFC 6901). A number is an index of a list. */
export function pointerSteps(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map(nameOfStep)
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step))
}

/** A JSON pointer as the path of a field: `data.bids`, `[0]`. */
export function pointerPath(pointer: string): string {
  const steps = pointerSteps(pointer).map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return steps.join('').replace(/^\./, '')
}

/** The value at a JSON pointer; `undefined` where there is none. */
export function valueAtPointer(value: Json | undefined, pointer: string): Json | undefined {
  return pointerSteps(pointer).reduce<Json | undefined>(
    (found, step) => (isRecord(found) || Array.isArray(found) ? ownValue(Object(found), String(step)) : undefined),
    value,
  )
}

/** A value with another one at a JSON pointer. An object without the member gets it. */
export function withValueAt(value: Json, pointer: string, replacement: Json): Json {
  return replaced(value, pointerSteps(pointer), replacement)
}

function replaced(value: Json, [step, ...rest]: readonly (string | number)[], replacement: Json): Json {
  if (step === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === step ? replaced(item, rest, replacement) : item))
  if (!isRecord(value)) return value
  return { ...value, [step]: replaced(ownValue(value, String(step)) ?? null, rest, replacement) }
}
