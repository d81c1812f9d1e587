import { capitalized } from '../../contract/capitalized.ts'
import type { Signing } from '../../contract/signing.ts'
import type { SigningStep } from '../../contract/signingStep.ts'
import { mainStep } from '../signing/runSteps.ts'
import { keyOf, piecesOf, placeholdersOf, stepTemplates } from '../signingNeeds.ts'

/** A function of a program that does steps of one kind. */
export interface StepFunction {
  readonly name: string
  readonly step: Exclude<SigningStep, { kind: 'encode' }>
  /** Whether it takes bytes, not a text. */
  readonly takesBytes: boolean
  /** Whether it takes the key too, which is not the secret. */
  readonly takesKey: boolean
}

/** Pieces of bytes, each a template that is a text, or the name of bytes. */
export type BytePieces = readonly (string | { readonly bytes: string })[]

/** Input of a step under a condition: of several rules with the same text, each may hold. */
export interface StepInput {
  /** Exactly one of these conditions holds; without conditions, the input is for all other cases. */
  readonly when: readonly string[]
  /** One text where the step takes no bytes. */
  readonly pieces: BytePieces
  readonly claims: Readonly<Record<string, string>>
}

/** A step as programs do it: a text of its own, if it needs one, then the result. */
export interface PlannedStep {
  readonly step: SigningStep
  readonly done: StepFunction | undefined
  readonly takesBytes: boolean
  readonly inputs: readonly StepInput[]
  /** The key of a step that has another than the secret. */
  readonly key?: BytePieces
  /** Name of the variable that the input has; without it the input stands in the call. */
  readonly variable?: string
}

/** The steps that a program of a scheme does; a result without a reader is not made, because some languages take it for an error. */
export function plannedSteps(signing: Signing): PlannedStep[] {
  const functions = stepFunctions(signing)
  const used = placeholdersOf(signing)
  const bytes = bytesNames(signing)
  return signing.steps.flatMap((step, index): PlannedStep[] => {
    if (!used.has(step.name)) return []
    const done = functions.find(({ step: other }) => kindOf(other) === kindOf(step))
    const takesBytes = done?.takesBytes ?? stepTemplates(step).some((template) => namesBytes(template, bytes))
    const inputs = inputsOf(step, takesBytes ? bytes : new Set())
    const isMain = step === mainStep(signing) && !takesBytes
    const isInline = inputs.length === 1 && !isMain && step.kind !== 'jwt'
    const variable = step.kind === 'jwt' ? 'claims' : isMain ? 'canonical' : `${nameOf(step, index)}Text`
    const key = keyOf(step)
    const keyed = key === undefined ? {} : { key: runsOf(key, bytes) }
    return [{ step, done, takesBytes, inputs, ...keyed, ...(isInline ? {} : { variable }) }]
  })
}

/** Up to the rule that always holds; without one a last input that stands for no text. */
function inputsOf(step: SigningStep, bytes: ReadonlySet<string>): StepInput[] {
  const rules =
    step.kind === 'jwt'
      ? step.claims.map(({ when, claims }) => ({ when, claims, pieces: [] }))
      : step.canonical.map(({ when, template }) => ({ when, claims: {}, pieces: runsOf(template, bytes) }))
  const always = rules.findIndex(({ when }) => when === undefined)
  const last = { when: undefined, claims: {}, pieces: step.kind === 'jwt' ? [] : [''] }
  const inputs: StepInput[] = []
  for (const { when, ...input } of always < 0 ? [...rules, last] : rules.slice(0, always + 1)) {
    const before = inputs.at(-1)
    const isSame = when !== undefined && before && textsOf(before) === textsOf(input)
    if (isSame) inputs[inputs.length - 1] = { ...before, when: [...before.when, when] }
    else inputs.push({ ...input, when: when === undefined ? [] : [when] })
  }
  return inputs
}

function textsOf({ pieces, claims }: Pick<StepInput, 'pieces' | 'claims'>): string {
  return JSON.stringify([pieces, claims])
}

/** A template cut at the names of bytes. */
function runsOf(template: string, bytes: ReadonlySet<string>): BytePieces {
  const runs: (string | { readonly bytes: string })[] = []
  for (const piece of piecesOf(template)) {
    const last = runs.at(-1)
    const text = 'text' in piece ? piece.text : `{${piece.name}}`
    if ('name' in piece && bytes.has(piece.name)) runs.push({ bytes: piece.name })
    else if (typeof last === 'string') runs[runs.length - 1] = last + text
    else runs.push(text)
  }
  return runs.length === 0 ? [''] : runs
}

const functionNames = { hash: 'hashOf', hmac: 'sign', sign: 'sign', jwt: 'signToken' } as const

/** The functions that a program of a scheme has: one for all steps that do the same. */
export function stepFunctions(signing: Signing): StepFunction[] {
  const bytes = bytesNames(signing)
  const functions = new Map<string, StepFunction>()
  for (const [index, step] of signing.steps.entries()) {
    if (step.kind === 'encode') continue
    const found = functions.get(kindOf(step))
    const takesBytes = found?.takesBytes || stepTemplates(step).some((text) => namesBytes(text, bytes))
    const isTaken = [...functions.values()].some(({ name }) => name === functionNames[step.kind])
    const own = functionNames[step.kind] + (isTaken ? capitalized(nameOf(step, index)) : '')
    functions.set(kindOf(step), { name: found?.name ?? own, step, takesBytes, takesKey: keyOf(step) !== undefined })
  }
  return [...functions.values()]
}

function kindOf(step: SigningStep): string {
  if (step.kind === 'encode') return step.kind
  const key = keyOf(step) === undefined ? 'secret' : 'key'
  return [step.kind, step.algorithm, step.kind === 'jwt' ? '' : (step.encoding ?? 'bytes'), key].join(' ')
}

/** The variables that hold the day and the results of steps. A name that could mean something in a language is made longer. */
export function resultNames({ steps }: Signing, local: (name: string) => string): Record<string, string> {
  const isSafe = (name: string) => /^(signature|token|[a-z]+[A-Z][A-Za-z]*)$/.test(name)
  const results = steps.map((step, index) => {
    const name = isSafe(step.name) ? step.name : `${nameOf(step, index)}Result`
    return [step.name, local(name)] as const
  })
  return { day: 'day', ...Object.fromEntries(results) }
}

/** Name of a step in a program, of letters and digits, even where its described name has other characters. */
function nameOf({ name }: SigningStep, index: number): string {
  return /^[a-z][A-Za-z\d]*$/.test(name) ? name : `step${index + 1}`
}

/** Steps whose result is written in no encoding. */
export function bytesNames({ steps }: Pick<Signing, 'steps'>): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind !== 'jwt' && step.encoding === undefined ? [step.name] : [])))
}

function namesBytes(template: string, bytes: ReadonlySet<string>): boolean {
  return [...bytes].some((name) => template.includes(`{${name}}`))
}
