import type { Json } from '../../contract/json.ts'
import type { Choice, LanguageSyntax, Names } from '../../contract/sampleLanguage.ts'
import type { Signing } from '../../contract/signing.ts'
import { takesSecret } from '../signing/runSteps.ts'
import { isNumericTime } from '../signing/timestamp.ts'
import { type PlannedStep, plannedSteps, type StepInput } from './plannedSteps.ts'
import { bytesOf, jsonOf, localOf, textOf } from './signingExpressions.ts'

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
