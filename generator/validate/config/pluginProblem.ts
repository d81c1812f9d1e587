import { isRecord } from '../../contract/json.ts'

/** A mistake in a plug-in that no schema can express, at its path in the configuration. */
export interface PluginProblem {
  readonly path: readonly string[]
  readonly message: string
  readonly hint: string
}

export function noFunction(path: readonly string[], form: string): PluginProblem {
  const hint = `Write it like \`${path.at(-1)}: ${form}\`.`
  return { path, message: `/${path.join('/')} must be a function.`, hint }
}

/** The objects of a list in a value that may have any form. */
export function listIn(value: unknown, key: string): Readonly<Record<string, unknown>>[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}
