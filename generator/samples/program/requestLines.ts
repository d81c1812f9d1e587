import { isRecord } from '../../contract/json.ts'
import { pointerSteps } from '../../contract/jsonPointer.ts'
import type { LanguageSyntax, Names } from '../../contract/sampleLanguage.ts'
import type { Pair, RequestPlan } from '../../contract/samples.ts'
import type { Signing } from '../../contract/signing.ts'
import { addsToBody, placeholdersOf, rulesOf, schemeParameters, withoutWindow } from '../signingNeeds.ts'
import { resultNames } from './plannedSteps.ts'
import { localOf, textOf } from './signingExpressions.ts'
import { stepLines } from './stepLines.ts'
import { smallLines, timeLines } from './timeLines.ts'

/** Lines of the function that signs the request of a plan. */
export function requestLines(plan: RequestPlan, given: Signing, language: LanguageSyntax): string[] {
  const { signing: syntax } = language
  const signing = withoutWindow(given)
  const { leading, signed, after } = schemeParameters(signing)
  const names = { ...syntax.names, ...resultNames(signing, localOf(language)) }
  const filled = (pairs: readonly Pair[]) =>
    pairs.map(([name, template]) => [name, textOf(template, names, language)] as const)
  const adding = (first: readonly Pair[], last: readonly Pair[]) =>
    first.length + last.length === 0 ? [] : addingLines(filled(first), filled(last), plan, language)
  const isAdded = leading.length + signed.length + after.length > 0
  const kept = keptConditions(signing, leading.length + signed.length > 0)
  const flags = { body: localOf(language)('hasBody'), query: localOf(language)('hasQuery') }
  const conditions = { body: syntax.hasBody, query: syntax.hasQuery }
  const condition = (when: string) => {
    if (when !== 'body' && when !== 'query') return syntax.isMethod(when)
    return kept.includes(when) ? flags[when] : conditions[when]
  }
  const prepared = Object.entries(syntax.prepare).filter(([name]) => placeholdersOf(signing).has(name))
  return [
    ...timeLines(signing, language),
    ...kept.map((when) => syntax.declare(flags[when], conditions[when], 'condition')),
    ...syntax.search(adding(leading, signed), after.length > 0 ? 'first' : 'only'),
    ...prepared.flatMap(([, template]) =>
      smallLines(template, { parameter: signing.timestamp.parameter, isAdded }, language),
    ),
    ...memberLines(signing, language),
    ...stepLines(signing, language, { ...names, ...memberNames(signing, language) }, condition),
    ...(after.length > 0 ? syntax.search(adding([], after), 'again') : []),
    ...Object.entries(signing.headers).map(([name, template]) =>
      syntax.header(name, textOf(template, names, language)),
    ),
  ]
}

/** Adds parameters of the scheme to the query, or to the body of a method that has one. */
function addingLines(
  first: readonly Pair[],
  last: readonly Pair[],
  plan: RequestPlan,
  { signing, quote }: LanguageSyntax,
): string[] {
  const inQuery = signing.intoQuery(first, last)
  if (!addsToBody(plan)) return inQuery
  const isJson = isRecord(plan.body?.json)
  const isNumber = ([name]: Pair) => plan.signing?.numbers?.includes(name) ?? false
  const number = ([name, value]: Pair) => `${quote(`${JSON.stringify(name)}:`)} + ${value}`
  const part = (pairs: readonly Pair[]) => {
    if (pairs.length === 0) return []
    if (!isJson) return [signing.form(pairs)]
    return runsOf(pairs, isNumber).flatMap((run) => (run.some(isNumber) ? run.map(number) : [signing.members(run)]))
  }
  const parts = [...part(first), isJson ? signing.bareBody : (signing.names['body'] ?? ''), ...part(last)]
  return signing.branch([
    { condition: signing.takesBody, lines: [signing.intoBody(parts, isJson)] },
    { lines: inQuery },
  ])
}

/** Neighbours that are alike, in their order. */
function runsOf(pairs: readonly Pair[], isAlike: (pair: Pair) => boolean): readonly (readonly Pair[])[] {
  const starts = pairs.flatMap((pair, at) => {
    const before = pairs[at - 1]
    return before && isAlike(before) === isAlike(pair) ? [] : [at]
  })
  return starts.map((start, index) => pairs.slice(start, starts[index + 1]))
}

/** Conditions on the request itself that parameters of the scheme would change. */
function keptConditions({ steps, parametersIn }: Signing, isAdded: boolean): ('body' | 'query')[] {
  const used = new Set(steps.flatMap((step) => rulesOf(step).map(({ when }) => when)))
  const changed = isAdded ? (['query', ...(parametersIn === 'body' ? (['body'] as const) : [])] as const) : []
  return changed.filter((when) => used.has(when))
}

/** The lines that take members of the body as texts. */
function memberLines(signing: Signing, language: LanguageSyntax): string[] {
  const locals = Object.entries(memberNames(signing, language))
  return locals.map(([name, own]) => {
    const path = pointerSteps(signing.members?.[name] ?? '').map(String)
    return language.signing.declare(own, language.signing.member(path), 'text')
  })
}

/** The variables of the members that are used. */
function memberNames(signing: Signing, language: LanguageSyntax): Names {
  const used = placeholdersOf(signing)
  const names = Object.keys(signing.members ?? {}).filter((name) => used.has(name))
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      localOf(language)(/^[a-z][A-Za-z\d]*$/.test(name) ? `${name}Member` : `member${index + 1}`),
    ]),
  )
}
