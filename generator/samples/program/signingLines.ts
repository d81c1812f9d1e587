import { isRecord, type Json } from '../../contract/json.ts'
import { pointerSteps } from '../../contract/jsonPointer.ts'
import type {
  Choice,
  CommandSyntax,
  FilledText,
  LanguageSyntax,
  Names,
  TextPiece,
} from '../../contract/sampleLanguage.ts'
import type { Pair, RequestPlan } from '../../contract/samples.ts'
import type { Signing, SigningTime } from '../../contract/signing.ts'
import { takesSecret } from '../signing/runSteps.ts'
import { addedToTime, isNumericTime } from '../signing/timestamp.ts'
import {
  addsToBody,
  knownPieces,
  placeholdersOf,
  rulesOf,
  schemeParameters,
  usesTime,
  withoutWindow,
} from '../signingNeeds.ts'
import { type BytePieces, type PlannedStep, plannedSteps, resultNames, type StepInput } from './plannedSteps.ts'
import { renderTemplate } from './renderTemplate.ts'

/** What the function of a program does to sign a request of a plan. */
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
  { signing }: LanguageSyntax,
): string[] {
  const inQuery = signing.intoQuery(first, last)
  if (!addsToBody(plan)) return inQuery
  const isJson = isRecord(plan.body?.json)
  const part = (pairs: readonly Pair[]) =>
    pairs.length === 0 ? [] : [isJson ? signing.members(pairs) : signing.form(pairs)]
  const parts = [...part(first), isJson ? signing.bareBody : (signing.names['body'] ?? ''), ...part(last)]
  return signing.branch([
    { condition: signing.takesBody, lines: [signing.intoBody(parts, isJson)] },
    { lines: inQuery },
  ])
}

/** Conditions on the request itself that parameters of the scheme would change. */
function keptConditions({ steps, parametersIn }: Signing, isAdded: boolean): ('body' | 'query')[] {
  const used = new Set(steps.flatMap((step) => rulesOf(step).map(({ when }) => when)))
  const changed = isAdded ? (['query', ...(parametersIn === 'body' ? (['body'] as const) : [])] as const) : []
  return changed.filter((when) => used.has(when))
}

/** The lines that set the time of signing, its day and the nonce, where they are used. */
export function timeLines(signing: Signing, language: LanguageSyntax | CommandSyntax): string[] {
  const { declare, nonce, names } = language.signing
  const used = placeholdersOf(signing)
  return [
    ...(usesTime(signing) ? [declare('timestamp', timeOf(signing.timestamp, language), 'text')] : []),
    ...(used.has('day') ? [declare('day', names['day'] ?? '', 'text')] : []),
    ...(signing.nonce && used.has('nonce') ? [declare('nonce', nonce[signing.nonce], 'text')] : []),
  ]
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

function timeOf({ unit, expiresAfter: ahead = 0 }: SigningTime, language: LanguageSyntax | CommandSyntax): string {
  const units = { ahead, aheadMs: ahead * 1000, aheadUs: ahead * 1_000_000, aheadNs: ahead * 1_000_000_000 }
  const view = Object.fromEntries(Object.entries(units).map(([name, own]) => [name, own === 0 ? '' : String(own)]))
  return smallLines(language.signing.time[unit], view, language).join('\n')
}

function smallLines(
  template: string,
  view: Readonly<Record<string, unknown>>,
  { quote }: Pick<LanguageSyntax, 'quote'>,
): string[] {
  return renderTemplate(template, [view], { quote, parts: {} })
    .split('\n')
    .filter((line) => line !== '')
}

/** The lines that do the steps of a scheme. `condition` writes the condition of a rule. */
export function stepLines(
  signing: Signing,
  language: LanguageSyntax,
  names: Names,
  condition: (when: string) => string,
): string[] {
  const lines = plannedSteps(signing).flatMap((planned) => linesOf(planned, signing, language, names, condition))
  return lines.flatMap((line) => line.split('\n'))
}

function linesOf(
  { step, done, takesBytes, inputs, key, variable }: PlannedStep,
  signing: Signing,
  language: LanguageSyntax,
  given: Names,
  condition: (when: string) => string,
): string[] {
  const names = takesSecret(step) ? { ...given, secret: language.signing.variable('API_SECRET') } : given
  const { declare, choose, or, bytes, encoded } = language.signing
  const json = (value: Json) => jsonOf(value, names, language, isNumericTime(signing.timestamp))
  const written = (input: StepInput) =>
    step.kind === 'jwt' ? json(input.claims) : inputOf(input, takesBytes, names, language)
  const choices = inputs.map(
    (input): Choice => ({
      ...(input.when.length > 0 ? { condition: input.when.map(condition).join(or) } : {}),
      value: written(input),
    }),
  )
  const type = step.kind === 'jwt' ? 'json' : takesBytes ? 'bytes' : 'text'
  const local = localOf(language)
  const own = variable === undefined ? undefined : local(variable)
  const [only] = choices
  const setting =
    own === undefined ? [] : choices.length > 1 ? choose(own, choices, type) : [declare(own, only?.value ?? '', type)]
  const input = own ?? only?.value ?? ''
  const called = local(done?.name ?? '')
  const result = names[step.name] ?? ''
  if (step.kind === 'jwt') {
    const header = json({ alg: step.algorithm, typ: 'JWT', ...step.header })
    return [...setting, declare(result, `${called}(${header}, ${input})`, 'text')]
  }
  const raw = takesBytes ? input : bytes(input)
  const passed = key === undefined ? input : `${bytesOf(key, names, language)}, ${input}`
  const value = done ? `${called}(${passed})` : step.encoding ? encoded(raw, step.encoding) : raw
  return [...setting, declare(result, value, step.encoding === undefined ? 'bytes' : 'text')]
}

function inputOf({ pieces }: StepInput, takesBytes: boolean, names: Names, language: LanguageSyntax): string {
  if (takesBytes) return bytesOf(pieces, names, language)
  const texts = pieces.map((piece) => (typeof piece === 'string' ? piece : `{${piece.bytes}}`))
  return textOf(texts.join(''), names, language)
}

function bytesOf(pieces: BytePieces, names: Names, language: LanguageSyntax): string {
  const { bytes, concatenated } = language.signing
  return concatenated(
    pieces.map((piece) =>
      typeof piece === 'string' ? bytes(textOf(piece, names, language)) : (names[piece.bytes] ?? ''),
    ),
  )
}

/** A template as an expression. A name without a value is empty. */
export function textOf(template: string, names: Names, { quote, signing: { joined } }: LanguageSyntax): string {
  const pieces = knownPieces(template, names).map(
    (piece): TextPiece => ('text' in piece ? piece : { expression: names[piece.name] ?? '' }),
  )
  const [only = { text: '' }] = pieces
  if (pieces.length < 2) return 'text' in only ? quote(only.text) : only.expression
  const write =
    joined ?? ((list) => list.map((piece) => ('text' in piece ? quote(piece.text) : piece.expression)).join(' + '))
  return write(pieces)
}

/** A value whose texts are templates. The time, or the time and a number, may be a number. */
export function jsonOf(value: Json, names: Names, language: LanguageSyntax, isNumeric: boolean, indent = ''): string {
  const { json, numberOfTime } = language.signing
  const filled = (template: string): FilledText => {
    const added = isNumeric ? addedToTime(template) : undefined
    if (added === undefined) return { expression: textOf(template, names, language), isNumber: false }
    const { alone, summand } = numberOfTime
    return { expression: added === 0 ? alone : `${summand} + ${added}`, isNumber: true }
  }
  return json(value, filled, indent)
}

export function localOf({ signing: { local } }: LanguageSyntax): (name: string) => string {
  return local ?? ((name) => name)
}
