import type { ConsoleApi } from '../../../generator/contract/console.ts'
import { isRecord, parseJson } from '../../../generator/contract/json.ts'
import type { SuccessCode } from '../../../generator/contract/reference.ts'
import type { ServerResponse } from './sendRequest.ts'

interface AnswerRules {
  /** Member and value by which an answer with status 2xx states success. */
  readonly success: SuccessCode | undefined
  readonly errors: ConsoleApi['errors'] | undefined
}

interface Refusal {
  /** The code of the catalogue that the answer has. */
  readonly code?: string
}

/** Longer answers are no refusals. */
const longest = 100_000

/** The reason in an answer why the call did not succeed; nothing where it did. */
export function refusalIn(
  { status, text }: Pick<ServerResponse, 'status' | 'text'>,
  { success, errors }: AnswerRules,
): Refusal | undefined {
  const body = text.length > longest ? undefined : parseJson(text)
  const members = isRecord(body) ? body : {}
  const isRefused =
    success !== undefined && success.member in members && String(members[success.member]) !== success.value
  if (status < 400 && !isRefused) return undefined
  const codes = new Set(errors?.codes.map(String))
  const code = Object.values(members)
    .map(String)
    .find((value) => codes.has(value))
  return code === undefined ? {} : { code }
}
