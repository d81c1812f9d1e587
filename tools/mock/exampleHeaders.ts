import { type Json, textOfJson } from '../../generator/contract/json.ts'
import type { Response } from '../../generator/contract/operation.ts'

/** The headers of a response that have an example. */
export function exampleHeaders(response: Response | undefined): Record<string, string> {
  return Object.fromEntries(
    (response?.headers ?? []).flatMap(({ name, examples, schema }) => {
      const value: Json | undefined = examples[0]?.value ?? schema.examples?.[0]
      return value === undefined ? [] : [[name, textOfJson(value)]]
    }),
  )
}
