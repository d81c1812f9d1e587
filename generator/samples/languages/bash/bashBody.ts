import { isRecord, textOfJson } from '../../../contract/json.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import { isTextBody } from '../../contentType.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { memberText } from '../../signing/bodyMembers.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { placeholdersOf, schemeParameters } from '../../signingNeeds.ts'
import { fill, type Values } from './bashSigning.ts'
import {
  bodyJson,
  headerValues,
  isJsonBody,
  isSentInBody,
  joinedParts,
  type NamedParts,
  schemePair,
} from './bashValues.ts'
import { quotedJson, shellWord, singleQuoted, type WordPart } from './shellWords.ts'

/** Whether the text that differs from run to run is needed in two places. */
export function namesId({ body, signing }: RequestPlan): boolean {
  const used = signing ? placeholdersOf(signing) : new Set()
  const names = ['bodyQuery', 'sortedBodyQuery', ...Object.keys(signing?.members ?? {})]
  return Boolean(body?.unique?.length) && names.some((name) => used.has(name))
}

/** Lines that set the body, and those that add what is known after the steps. */
export function bodyLines(plan: RequestPlan): { readonly before: string[]; readonly after: string[] } {
  const { signing, body } = plan
  const word = bodyWord(body, namesId(plan))
  if (!signing || !isSentInBody(plan)) return { before: isTextBody(plan) ? [`body=${word}`] : [], after: [] }
  const { leading, signed, after } = schemeParameters(signing)
  if (isJsonBody(plan)) {
    const isEmpty = Object.keys(bodyJson(plan) ?? {}).length === 0
    const members = (pairs: readonly Pair[]) => pairs.map((pair) => jsonPair(pair, plan))
    const inner = isEmpty ? '' : word.replace(/^'\{/, "'").replace(/\}'$/, "'")
    const parts = (list: readonly WordPart[][]) => joinedParts(list, ',')
    const before = [
      ...parts(members(leading)),
      ...(leading.length > 0 && (!isEmpty || signed.length > 0) ? [{ text: ',' }] : []),
    ]
    const behind = [...(signed.length > 0 && !isEmpty ? [{ text: ',' }] : []), ...parts(members(signed))]
    const isBare = isEmpty && leading.length + signed.length === 0
    const opened = isBare ? [{ text: '{' }] : [{ expression: `\${body%\\}}` }, { text: ',' }]
    return {
      before: [`body=${shellWord([{ text: '{' }, ...before])}${inner}${shellWord([...behind, { text: '}' }])}`],
      after: after.length === 0 ? [] : [`body=${shellWord([...opened, ...parts(members(after)), { text: '}' }])}`],
    }
  }
  const form = (pairs: readonly Pair[]) => joinedParts(pairs.map((pair) => schemePair(pair, plan)))
  const own = body?.text ? [word] : []
  const pieces = [
    ...(leading.length > 0 ? [shellWord([...form(leading), ...(own.length > 0 ? [{ text: '&' }] : [])])] : []),
    ...own,
    ...(signed.length > 0
      ? [shellWord([...(own.length + leading.length > 0 ? [{ text: '&' }] : []), ...form(signed)])]
      : []),
  ]
  return {
    before: [`body=${pieces.join('')}`],
    after: after.length === 0 ? [] : [`body=${shellWord([{ expression: `\${body:+$body&}` }, ...form(after)])}`],
  }
}

function jsonPair([name, template]: Pair, plan: RequestPlan): WordPart[] {
  return [{ text: `${JSON.stringify(name)}:"` }, ...fill(template, headerValues(plan)), { text: '"' }]
}

/** The body as one word; `date` of macOS has no fractions of a second. */
export function bodyWord(body: RequestPlan['body'], namesId = false): string {
  const { json, unique = [], text = '' } = body ?? {}
  if (json === undefined) return singleQuoted(text)
  const mark = markFor(json)
  return quotedJson(markedValue(json, unique, mark)).replaceAll(mark, namesId ? `'"$id"'` : `'"$(date +%s)$RANDOM"'`)
}

/** The texts of members that the scheme names. */
export function memberTexts(plan: RequestPlan): Values {
  const { body, signing } = plan
  const json = bodyJson(plan)
  if (!signing || !isRecord(json)) return {}
  const mark = markFor(json)
  const text = JSON.stringify(markedValue(json, body?.unique ?? [], mark))
  const { leading, signed } = schemeParameters(signing)
  const added = new Map(isSentInBody(plan) ? [...leading, ...signed] : [])
  const partsOf = (pointer: string): WordPart[] => {
    const template = added.get(pointer.slice(1))
    if (template !== undefined) return fill(template, headerValues(plan))
    return memberText(text, pointer)
      .split(mark)
      .flatMap((own, index): WordPart[] => [...(index > 0 ? [{ expression: '$id' }] : []), { text: own }])
  }
  return Object.fromEntries(Object.entries(signing.members ?? {}).map(([name, pointer]) => [name, partsOf(pointer)]))
}

/** The members of the body as they are sent, each as a part of a query. */
export function bodyMembers(plan: RequestPlan): NamedParts[] {
  const { body, signing } = plan
  const { unique = [] } = body ?? {}
  const json = bodyJson(plan)
  const mark = isRecord(json) ? markFor(json) : ''
  const own = isRecord(json)
    ? Object.entries(markedValue(json, unique, mark) ?? {}).map(([name, value]) => [name, textOfJson(value)] as const)
    : [...new URLSearchParams(body?.text ?? '')]
  const written = own.map(([name, value]): NamedParts => {
    const [first = '', ...others] = mark === '' ? [value] : value.split(mark)
    const rest = others.flatMap((text): WordPart[] => [{ expression: '$id' }, { text: percentEncode(text) }])
    return [name, [{ text: `${percentEncode(name)}=${percentEncode(first)}` }, ...rest]]
  })
  if (!signing || !isSentInBody(plan)) return written
  const { leading, signed } = schemeParameters(signing)
  const named = (pairs: readonly Pair[]) => pairs.map((pair): NamedParts => [pair[0], schemePair(pair, plan)])
  return [...named(leading), ...written, ...named(signed)]
}
