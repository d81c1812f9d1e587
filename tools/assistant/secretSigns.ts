import { isList, type Json, parseJson } from '../../generator/contract/json.ts'

const tellingName = /secret|pass_?phrase|password|private_?key|^(?:x-)?signature$|^sign$|mnemonic|seed_?phrase/i
/** `<secret>`, `{passphrase}`, `YOUR_API_SECRET`, `***`: stands for a value and is none. */
const placeholder = /^(?:<[^<>]*>|\{+[^{}]*\}+|\[[^[\]]*\]|\$\{?\w+\}?|(?:your|my|example)[-_ ]?\w*|\*+|x+|\.{3}|…|)$/i

/**
 * Why a request seems to carry a credential, or nothing. The signs are names such as `secret`, and texts that look drawn at
 * random; a text in hexadecimal of the length of a hash may be the id of a transaction, so only longer texts are refused.
 */
export function secretSign(
  query: readonly (readonly [name: string, value: string])[],
  body: string | undefined,
): string | undefined {
  const form = body === undefined ? undefined : parseJson(body)
  const pairs = [...query, ...(form === undefined ? formPairs(body ?? '') : pairsOf(form))]
  const named = pairs.find(([name, value]) => tellingName.test(name) && !placeholder.test(value.trim()))
  if (named) return `"${named[0]}" seems to hold a credential`
  const random = pairs.find(([, value]) => looksRandom(value))
  if (random) return `the value of "${random[0]}" looks like a key or secret`
  return undefined
}

function formPairs(body: string): [string, string][] {
  return [['body', body], ...new URLSearchParams(body)]
}

/** Every text of a JSON value with the name of the member it stands in. */
function pairsOf(value: Json, name = 'body'): [string, string][] {
  if (value === null || typeof value === 'boolean') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  if (isList(value)) return value.flatMap((item) => pairsOf(item, name))
  return Object.entries(value).flatMap(([member, item]) => pairsOf(item, member))
}

function looksRandom(value: string): boolean {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value)) return true
  const runs = value.match(/[\w+/=-]{45,}/g) ?? []
  return runs.some((run) => /^[\da-f]{96,}$/i.test(run) || (/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run)))
}
