import { isList, isRecord, isSameJson, type Json } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'

/** How an expectation such as `{ $above: 0 }` judges a value. */
const judges: Readonly<Record<string, (value: Json | undefined, wanted: Json) => boolean>> = {
  $above: (value, wanted) => Number(value) > Number(wanted),
  $below: (value, wanted) => Number(value) < Number(wanted),
  $matches: (value, wanted) => new RegExp(String(wanted)).test(String(value)),
  $length: (value, wanted) => isList(value) && value.length === wanted,
  $some: (value, wanted) => isList(value) && value.some((item) => mismatch(wanted, item) === undefined),
  $none: (value, wanted) => isList(value) && value.every((item) => mismatch(wanted, item) !== undefined),
  $absent: (value, wanted) => (value === undefined) === (wanted === true),
}

/** Why a value differs from the expected value; `undefined` where it matches. Members that are not named may be anything. */
export function mismatch(wanted: Json, value: Json | undefined, path = ''): string | undefined {
  const here = path === '' ? 'It' : path
  if (isRecord(wanted)) {
    const names = Object.keys(wanted)
    if (names.length > 0 && names.every((name) => Object.hasOwn(judges, name))) return judged(wanted, value, here)
    if (!isRecord(value)) return `${here} is ${written(value)}, not an object.`
    return first(names.map((name) => () => mismatch(wanted[name] ?? null, ownValue(value, name), `${path}/${name}`)))
  }
  if (isList(wanted)) {
    if (!isList(value) || value.length !== wanted.length)
      return `${here} is ${written(value)}, not a list of ${wanted.length}.`
    return first(wanted.map((item, index) => () => mismatch(item, value[index], `${path}/${index}`)))
  }
  return isSameJson(wanted, value) ? undefined : `${here} is ${written(value)}, not ${written(wanted)}.`
}

function judged(wanted: Readonly<Record<string, Json>>, value: Json | undefined, here: string): string | undefined {
  const failed = Object.entries(wanted).find(([name, own]) => !judges[name]?.(value, own))
  return failed && `${here} is ${written(value)}, which is not ${failed[0].slice(1)} ${written(failed[1])}.`
}

function first(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check()
    if (found !== undefined) return found
  }
  return undefined
}

const longest = 200

function written(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
