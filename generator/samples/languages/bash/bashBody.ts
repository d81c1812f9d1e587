import { isRecord, textOfJson } from '../../../contract/json.ts'
import type { Names } from '../../../contract/sampleLanguage.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import { isTextBody } from '../../contentType.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { memberText } from '../../signing/bodyMembers.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { placeholdersOf, schemeParameters } from '../../signingNeeds.ts'
import {
  bodyJson,
  fill,
  isJsonBody,
  isSentInBody,
  joinedNamed,
  knownNames,
  type Named,
  nothing,
  plain,
  schemePair,
  sortedNamed,
} from './bashWords.ts'
import { expression, quotedJson, shellWord, singleQuoted } from './shellWords.ts'

/** Whether the text that differs from run to run is needed in two places. */
export function namesId({ body, signing }: RequestPlan): boolean {
  const used = signing ? placeholdersOf(signing) : new Set()
  const names = ['bodyQuery', 'sortedBodyQuery', ...Object.keys(signing?.members ?? {})]
  return Boolean(body?.unique?.length) && names.some((name) => used.has(name))
}

/** Lines that set the body, and lines that add results of the steps. */
export function bodyLines(plan: RequestPlan): { readonly before: string[]; readonly after: string[] } {
  const { signing, body } = plan
  const word = bodyWord(body, namesId(plan))
  if (!signing || !isSentInBody(plan)) return { before: isTextBody(plan) ? [`body=${word}`] : [], after: [] }
  const { leading, signed, after } = schemeParameters(signing)
  const isJson = isJsonBody(plan)
  const separator = isJson ? ',' : '&'
  const names = knownNames(plan)
  const member = ([name, template]: Pair) => {
    const value = fill(template, names)
    return `${JSON.stringify(name)}:${signing.numbers?.includes(name) ? value : `"${value}"`}`
  }
  const written = (pairs: readonly Pair[]) =>
    isJson ? pairs.map(member).join(separator) : joinedNamed(pairs.map(schemePair(plan)))
  const isEmpty = isJson ? Object.keys(bodyJson(plan) ?? {}).length === 0 : !body?.text
  const own = isJson ? word.replace(/^'\{/, "'").replace(/\}'$/, "'") : word
  const [open, close] = isJson ? ['{', '}'] : ['', '']
  const parts = [written(leading), isEmpty ? '' : expression('body'), written(signed)].filter((part) => part !== '')
  const words = (open + parts.join(separator) + close).split(expression('body'))
  const before = isJson ? (parts.length === 0 ? '{' : `${expression(`\${body%\\}}`)},`) : expression(`\${body:+$body&}`)
  return {
    before: [`body=${words.map((text) => (text === '' ? '' : shellWord(text))).join(own)}`],
    after: after.length === 0 ? [] : [`body=${shellWord(before + written(after) + close)}`],
  }
}

/** The body as one word; `date` of macOS has no fractions of a second. */
export function bodyWord(body: RequestPlan['body'], namesId = false): string {
  const { json, unique = [], text = '' } = body ?? {}
  if (json === undefined) return singleQuoted(text)
  const mark = markFor(json)
  return quotedJson(markedValue(json, unique, mark)).replaceAll(mark, namesId ? `'"$id"'` : `'"$(date +%s)$RANDOM"'`)
}

/** Words for the placeholders of a body: members that the scheme names, and all members as a query. */
export function bodyNames(plan: RequestPlan): Names {
  const { body, signing } = plan
  const json = bodyJson(plan)
  const mark = isRecord(json) ? markFor(json) : ''
  const marked = isRecord(json) ? markedValue(json, body?.unique ?? [], mark) : undefined
  const { leading, signed } = signing && isSentInBody(plan) ? schemeParameters(signing) : nothing
  const withId = (text: string, written: (own: string) => string) =>
    mark === '' ? written(text) : text.split(mark).map(written).join(expression('$id'))
  const own = marked
    ? Object.entries(marked).map(([name, value]) => [name, textOfJson(value)] as const)
    : [...new URLSearchParams(body?.text ?? '')]
  const members = [
    ...leading.map(schemePair(plan)),
    ...own.map(([name, value]): Named => [name, `${percentEncode(name)}=${withId(value, percentEncode)}`]),
    ...signed.map(schemePair(plan)),
  ]
  const added = new Map([...leading, ...signed])
  const memberOf = (pointer: string) => {
    const template = added.get(pointer.slice(1))
    if (template !== undefined) return fill(template, knownNames(plan))
    return withId(memberText(JSON.stringify(marked), pointer), plain)
  }
  const named = marked ? Object.entries(signing?.members ?? {}) : []
  return {
    ...Object.fromEntries(named.map(([name, pointer]) => [name, memberOf(pointer)])),
    bodyQuery: joinedNamed(members),
    sortedBodyQuery: sortedNamed(members),
  }
}
