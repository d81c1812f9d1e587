import { isRecord } from '../../contract/json.ts'

/** A mistake that no schema can express, at its path in the configuration. */
export interface ConfigProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly hint: string
}

export function noFunction(path: readonly string[], form: string): ConfigProblem {
  const hint = `Write it like \`${path.at(-1)}: ${form}\`.`
  return { path, message: `/${path.join('/')} must be a function.`, hint }
}

/** The objects of a list in a value that may have any form. */
export function listIn(value: unknown, key: string): Readonly<Record<string, unknown>>[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}
