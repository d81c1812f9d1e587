import { capitalized } from '../contract/capitalized.ts'
import { isRecord, type Json } from '../contract/json.ts'
import type { Pair, RequestPlan } from '../contract/samples.ts'
import type { ByteEncoding, CanonicalRule, NonceForm, Signing, SigningStep, SigningTime } from '../contract/signing.ts'
import { mainStep } from './signing/runSteps.ts'
import { addedToTime, isNumericTime } from './signing/timestamp.ts'
import { placeholdersOf, schemeParameters, stepTemplates, usesTime, withoutWindow } from './signingNeeds.ts'

/** Expressions by the names of placeholders. */
export type Names = Readonly<Record<string, string>>

type ValueType = 'text' | 'bytes' | 'json' | 'condition'

/** A value and the condition under which it is taken; without one always. */
export interface Choice {
  readonly condition?: string
  readonly value: string
}

/** Lines and the condition under which they run. */
export interface Branch {
  readonly condition?: string
  readonly lines: readonly string[]
}

/** How a language writes the steps of a scheme. What is done, and in which order, is decided here. */
export interface StepSyntax {
  /** A name of ours, `bodyHash`, as the language writes it. */
  readonly local: (name: string) => string
  readonly template: (template: string, names: Names) => string
  /** Bytes of a text. */
  readonly bytes: (text: string) => string
  /** Bytes one after the other. */
  readonly join: (parts: readonly string[]) => string
  readonly encoded: (bytes: string, encoding: ByteEncoding) => string
  /** A value whose texts are templates; the time alone may be a number. */
  readonly json: (value: Json, names: Names, isNumericTime: boolean, indent?: string) => string
  readonly declare: (name: string, value: string, type: ValueType) => string
  /** Between conditions of which one holds. */
  readonly or: string
  /** Sets a new variable to one of several values; the last has no condition. */
  readonly choose: (name: string, choices: readonly Choice[], type: ValueType) => string[]
  readonly time: (time: SigningTime) => string
  readonly nonce: (form: NonceForm) => string
}

/** How a language writes the signing of any request in its function `call`. */
export interface RequestSyntax extends StepSyntax {
  /** Expressions for what templates may name of a request, and for credentials. */
  readonly names: Names
  /** Lines before such an expression. */
  readonly prepare: Readonly<Record<string, (signing: Signing) => readonly string[]>>
  readonly hasBody: string
  readonly hasQuery: string
  readonly isMethod: (method: string) => string
  /** The request has one of the methods that have a body. */
  readonly takesBody: string
  readonly branch: (branches: readonly Branch[]) => string[]
  /** Adds parameters, whose values are expressions, before and after those that are there. */
  readonly intoQuery: (first: readonly Pair[], last: readonly Pair[]) => string[]
  readonly intoBody: (first: readonly Pair[], last: readonly Pair[], isJson: boolean) => string[]
  /** Lines that add parameters, and those that write the query. */
  readonly search: (adding: readonly string[], order: 'first' | 'only' | 'again') => string[]
  readonly header: (name: string, value: string) => string
}

/** What `call` does to sign a request of a plan. */
export function requestLines(plan: RequestPlan, given: Signing, syntax: RequestSyntax): string[] {
  const signing = withoutWindow(given)
  const { leading, signed, after } = schemeParameters(signing)
  const used = placeholdersOf(signing)
  const names = { ...syntax.names, ...resultNames(signing, syntax) }
  const added = leading.length + signed.length > 0
  const kept = keptConditions(signing, added)
  const filled = (pairs: readonly Pair[]) =>
    pairs.map(([name, template]) => [name, syntax.template(template, names)] as const)
  const adding = (first: readonly Pair[], last: readonly Pair[]) => {
    if (first.length + last.length === 0) return []
    const inQuery = syntax.intoQuery(filled(first), filled(last))
    if (!addsToBody(plan)) return inQuery
    const inBody = syntax.intoBody(filled(first), filled(last), isRecord(plan.body?.json))
    return syntax.branch([{ condition: syntax.takesBody, lines: inBody }, { lines: inQuery }])
  }
  const conditions = { body: syntax.hasBody, query: syntax.hasQuery }
  const condition = (when: string) => {
    if (when !== 'body' && when !== 'query') return syntax.isMethod(when)
    return kept.has(when) ? syntax.local(flagNames[when]) : conditions[when]
  }
  return [
    ...timeLines(signing, syntax),
    ...[...kept].map((when) => syntax.declare(syntax.local(flagNames[when]), conditions[when], 'condition')),
    ...syntax.search(adding(leading, signed), after.length > 0 ? 'first' : 'only'),
    ...Object.entries(syntax.prepare).flatMap(([name, lines]) => (used.has(name) ? lines(signing) : [])),
    ...stepLines(signing, syntax, names, condition),
    ...(after.length > 0 ? syntax.search(adding([], after), 'again') : []),
    ...Object.entries(signing.headers).map(([name, template]) => syntax.header(name, syntax.template(template, names))),
  ]
}

/** Whether the scheme sends parameters. */
export function schemeAdds(signing: Signing): boolean {
  return Object.values(schemeParameters(withoutWindow(signing))).flat().length > 0
}

/** Whether the body of a program's request may get members of the scheme. */
export function addsToBody({ signing, body }: RequestPlan): boolean {
  return signing?.parametersIn === 'body' && body?.file === undefined && body?.parts === undefined
}

const flagNames = { body: 'hasBody', query: 'hasQuery' } as const

/** Conditions on the request itself that parameters of the scheme would change. */
function keptConditions({ steps, parametersIn }: Signing, isAdded: boolean): ReadonlySet<'body' | 'query'> {
  const used = new Set(steps.flatMap((step) => rulesOf(step).map(({ when }) => when)))
  const changed = isAdded ? (['query', ...(parametersIn === 'body' ? (['body'] as const) : [])] as const) : []
  return new Set(changed.filter((when) => used.has(when)))
}

/** A template that is the time as a number, or the time and a number; `summand` is the time in a sum. */
export function numberOfTime(
  template: string,
  isNumericTime: boolean,
  time: string,
  summand: string = time,
): string | undefined {
  const added = isNumericTime ? addedToTime(template) : undefined
  if (added === undefined) return undefined
  return added === 0 ? time : `${summand} + ${added}`
}

/** The lines that set the time of signing and the nonce, where they are used. */
export function timeLines(signing: Signing, syntax: StepSyntax): string[] {
  const hasNonce = signing.nonce !== undefined && placeholdersOf(signing).has('nonce')
  return [
    ...(usesTime(signing) ? [syntax.declare('timestamp', syntax.time(signing.timestamp), 'text')] : []),
    ...(signing.nonce && hasNonce ? [syntax.declare('nonce', syntax.nonce(signing.nonce), 'text')] : []),
  ]
}

/** The variables that hold the results of steps. A name that could mean something in a language is made longer. */
export function resultNames({ steps }: Signing, { local }: Pick<StepSyntax, 'local'>): Record<string, string> {
  const isSafe = (name: string) => /^(signature|token|[a-z]+[A-Z][A-Za-z]*)$/.test(name)
  return Object.fromEntries(
    steps.map((step, index) => [step.name, local(isSafe(step.name) ? step.name : `${nameOf(step, index)}Result`)]),
  )
}

/** Letters and digits that name a step in a program, whatever the description calls it. */
function nameOf({ name }: SigningStep, index: number): string {
  return /^[a-z][A-Za-z\d]*$/.test(name) ? name : `step${index + 1}`
}

/** A function of a program that does steps of one kind. */
export interface StepFunction {
  readonly name: string
  readonly step: Exclude<SigningStep, { kind: 'encode' }>
  /** Whether it takes bytes, not a text. */
  readonly takesBytes: boolean
  /** What it gives, for its comment. */
  readonly note: string
}

const functionNames = { hash: 'hashOf', hmac: 'sign', sign: 'sign', jwt: 'signToken' } as const

/** The functions that a program of a scheme has: one for all steps that do the same. */
export function stepFunctions({ steps }: Signing): StepFunction[] {
  const bytes = bytesNames(steps)
  const functions = new Map<string, StepFunction>()
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'encode') continue
    const found = functions.get(kindOf(step))
    const takesBytes = (found?.takesBytes ?? false) || stepTemplates(step).some((text) => namesBytes(text, bytes))
    const isTaken = [...functions.values()].some(({ name }) => name === functionNames[step.kind])
    const own = functionNames[step.kind] + (isTaken ? capitalized(nameOf(step, index)) : '')
    functions.set(kindOf(step), { name: found?.name ?? own, step, takesBytes, note: noteOf(step, takesBytes) })
  }
  return [...functions.values()]
}

function kindOf(step: SigningStep): string {
  if (step.kind === 'encode') return step.kind
  return [step.kind, step.algorithm, step.kind === 'jwt' ? '' : (step.encoding ?? 'bytes')].join(' ')
}

function noteOf(step: StepFunction['step'], takesBytes: boolean): string {
  const what = takesBytes ? 'bytes' : 'a text'
  if (step.kind === 'jwt') return `A JSON Web Token, signed with the API secret: ${step.algorithm}.`
  if (step.kind === 'hash') return `The ${step.algorithm} of ${what}.`
  if (step.kind === 'sign') return `The signature of ${what}: ${step.algorithm} with the API secret, a private key.`
  return `The signature of ${what}: its HMAC-${step.algorithm.replace('-', '')} with the API secret.`
}

/** The lines that do the steps of a scheme. `condition` writes the condition of a rule. */
export function stepLines(
  signing: Signing,
  syntax: StepSyntax,
  names: Names,
  condition: (when: string) => string,
): string[] {
  const functions = stepFunctions(signing)
  const bytes = bytesNames(signing.steps)
  const json = (value: Json) => syntax.json(value, names, isNumericTime(signing.timestamp))
  const used = placeholdersOf(signing)
  const lines = signing.steps.flatMap((step, index) => {
    // Go takes a variable that nobody names for an error.
    if (!used.has(step.name)) return []
    const result = names[step.name] ?? ''
    const own = functions.find(({ step: other }) => kindOf(other) === kindOf(step))
    const called = syntax.local(own?.name ?? '')
    const choices = (values: readonly { readonly when?: string; readonly value: string }[], otherwise: string) =>
      joined(
        withLast(values, otherwise).map(({ when, value }) =>
          when === undefined ? { value } : { condition: condition(when), value },
        ),
        syntax.or,
      )
    const set = (name: string, list: readonly Choice[], type: ValueType) =>
      list.length > 1 ? syntax.choose(name, list, type) : [syntax.declare(name, list[0]?.value ?? '', type)]
    if (step.kind === 'jwt') {
      const claims = step.claims.map((rule) => ({ ...rule, value: json(rule.claims) }))
      const header = json({ alg: step.algorithm, typ: 'JWT', ...step.header })
      return [
        ...set('claims', choices(claims, json({})), 'json'),
        syntax.declare(result, `${called}(${header}, claims)`, 'text'),
      ]
    }
    const takesBytes = own ? own.takesBytes : step.canonical.some(({ template }) => namesBytes(template, bytes))
    const texts = step.canonical.map((rule) => ({ ...rule, value: inputOf(rule, syntax, names, bytes, takesBytes) }))
    const list = choices(texts, takesBytes ? syntax.bytes(syntax.template('', names)) : syntax.template('', names))
    const type = takesBytes ? 'bytes' : 'text'
    const isMain = step === mainStep(signing) && !takesBytes
    const canonical = isMain ? 'canonical' : syntax.local(`${nameOf(step, index)}Text`)
    const isInline = list.length === 1 && !isMain
    const input = isInline ? (list[0]?.value ?? '') : canonical
    const raw = takesBytes ? input : syntax.bytes(input)
    const value = own ? `${called}(${input})` : step.encoding ? syntax.encoded(raw, step.encoding) : raw
    const setting = syntax.declare(result, value, step.encoding === undefined ? 'bytes' : 'text')
    return [...(isInline ? [] : set(canonical, list, type)), setting]
  })
  return lines.flatMap((line) => line.split('\n'))
}

/** Choices of the same value, one after the other, as one. */
function joined(choices: readonly Choice[], or: string): Choice[] {
  const list: Choice[] = []
  for (const choice of choices) {
    const last = list.at(-1)
    const isSame = last?.value === choice.value && last.condition !== undefined && choice.condition !== undefined
    if (isSame) list[list.length - 1] = { ...last, condition: `${last.condition}${or}${choice.condition}` }
    else list.push(choice)
  }
  return list
}

/** Up to the rule that always holds; without one a last value that stands for no text. */
function withLast<Rule extends { readonly when?: string }>(
  rules: readonly (Rule & { readonly value: string })[],
  otherwise: string,
): { readonly when?: string; readonly value: string }[] {
  const always = rules.findIndex(({ when }) => when === undefined)
  return always < 0 ? [...rules, { value: otherwise }] : rules.slice(0, always + 1)
}

function inputOf(
  { template }: CanonicalRule,
  syntax: StepSyntax,
  names: Names,
  bytes: ReadonlySet<string>,
  takesBytes: boolean,
): string {
  if (!takesBytes) return syntax.template(template, names)
  const isBytes = (piece: string) => bytes.has(piece.slice(1, -1))
  const pieces = template.split(/(\{\w+\})/).filter((piece) => piece !== '')
  const runs: string[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last === undefined || isBytes(piece) || isBytes(last)) runs.push(piece)
    else runs[runs.length - 1] = last + piece
  }
  return syntax.join(
    runs.map((run) => (isBytes(run) ? (names[run.slice(1, -1)] ?? '') : syntax.bytes(syntax.template(run, names)))),
  )
}

/** Steps whose result is written in no encoding. */
export function bytesNames(steps: Signing['steps']): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind !== 'jwt' && step.encoding === undefined ? [step.name] : [])))
}

function namesBytes(template: string, bytes: ReadonlySet<string>): boolean {
  return [...bytes].some((name) => template.includes(`{${name}}`))
}

export function rulesOf(step: SigningStep): readonly { readonly when?: string }[] {
  return step.kind === 'jwt' ? step.claims : step.canonical
}

/** Branches of a language that has braces, with what stands around a condition. */
export function bracedBranches(branches: readonly Branch[], open = 'if (', close = ') {', indent = '  '): string[] {
  const inner = branches.flatMap(({ condition, lines }, index) => [
    condition === undefined ? '} else {' : `${index === 0 ? '' : '} else '}${open}${condition}${close}`,
    ...lines.flatMap((line) => line.split('\n').map((part) => indent + part)),
  ])
  return [...inner, '}']
}
