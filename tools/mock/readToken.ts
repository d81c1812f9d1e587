import { isRecord, type Json, parseJson, textOfJson } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SigningStep } from '../../generator/contract/signingStep.ts'
import { decodedBytes, utf8Text } from './bytes.ts'
import { matchTemplate } from './matchTemplate.ts'
import type { ReceivedParts } from './receivedParts.ts'
import { ruleOf } from './ruleOf.ts'
import { noteValue, type SentValues } from './sentValues.ts'

/** Reads header and claims of a sent token, and gives their mistakes by name. */
export function readToken(step: SigningStep, received: ReceivedParts, values: SentValues): string[] {
  const sent = values.get(step.name)
  if (step.kind !== 'jwt' || !sent) return []
  const [header, claims, ...rest] = sent.value.split('.')
  const [head, body] = [partOf(header), partOf(claims)]
  if (!head || !body || rest.length !== 1) return [`The ${sent.where} holds no JSON Web Token.`]
  const wanted = ruleOf(step.claims, received)?.claims ?? {}
  return [
    ...readMembers('header member', { alg: step.algorithm, ...step.header }, head, values),
    ...readMembers('claim', wanted, body, values),
  ]
}

function partOf(text = ''): { readonly [name: string]: Json } | undefined {
  const json = parseJson(utf8Text(decodedBytes(text, 'base64url')))
  return isRecord(json) ? json : undefined
}

function readMembers(
  kind: 'claim' | 'header member',
  templates: Readonly<Record<string, string>>,
  members: { readonly [name: string]: Json },
  values: SentValues,
): string[] {
  return Object.entries(templates).flatMap(([name, template]) => {
    const where = `${kind} ${name}`
    const value = ownValue(members, name)
    if (value === undefined) return [`The ${where} is missing.`]
    const [time, added] = /^\{timestamp\}(?: \+ (\d+))?$/.exec(template) ?? []
    if (time !== undefined && typeof value !== 'number' && /^\d+$/.test(String(value)))
      return [`The ${where} is a text, not a number.`]
    const text = textOfJson(value)
    const isSum = added !== undefined && /^\d+$/.test(text)
    const found = isSum ? { timestamp: String(BigInt(text) - BigInt(added)) } : matchTemplate(template, text)
    if (!found) return [`The ${where} is "${text}", not "${template}".`]
    return Object.entries(found).flatMap(([placeholder, own]) =>
      noteValue(values, placeholder, { value: own, where: isSum ? `${where} less ${added}` : where }),
    )
  })
}
