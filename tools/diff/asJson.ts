import type { Json } from '../../generator/contract/json.ts'

/** A value of the model as JSON, without absent members. */
export function asJson(value: unknown): Json | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Json)
}
