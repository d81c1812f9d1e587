import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { bodyMembers } from '../bodyMembers.ts'
import { mainStep, ruleFor } from '../runSteps.ts'
import { type Attempt, type Candidate, otherStep } from './attempt.ts'

/** The members of a body signed as parameters, as the scheme signs a GET with that query. */
export function bodyAsParameters({ body = '' }: SignableRequest): readonly Candidate[] {
  const members = bodyMembers(body)
  if (members.length === 0) return []
  const finding = { kind: 'bodyAsQuery', expected: body } as const
  const change = ({ signing, request, ...attempt }: Attempt): Attempt => {
    const own = { ...request, query: [...request.query, ...members], body: '' }
    const rule = (step: SigningStep) => ruleFor(step, { ...own, method: 'GET' })
    const steps = signing.steps.map((step): SigningStep => {
      const canonical = rule(step)
      return canonical && 'template' in canonical && step.kind !== 'jwt' ? { ...step, canonical: [canonical] } : step
    })
    return { ...attempt, signing: { ...signing, steps, parametersIn: 'query' }, request: own }
  }
  return [{ mistake: { of: 'text', finding }, touches: 'body', change }]
}

/** The texts of other exchanges' schemes. */
const otherTemplates = [
  ...['{timestamp}{method}{path}{query}{body}', '{method}{path}{query}{body}{timestamp}'],
  ...['{method}{path}{query}{timestamp}{body}', '{timestamp}\n{method}\n{path}\n{queryString}\n{body}'],
  ...['{method}\n{path}\n{queryString}\n{body}\n{timestamp}', '{timestamp}{key}{receiveWindow}{queryString}{body}'],
  ...['{sortedQuery}', '{queryString}', '{queryString}{body}'],
]

/** The text of another exchange's scheme in place of this scheme's text. */
export function otherSchemes(signing: Signing): readonly Candidate[] {
  const step = mainStep(signing)
  if (!step || step.kind === 'jwt') return []
  return otherTemplates
    .filter((template) => step.canonical.every((rule) => rule.template !== template))
    .map((template) =>
      otherStep(
        signing.steps.indexOf(step),
        { ...step, canonical: [{ template }] },
        { of: 'text', finding: { kind: 'otherTemplate', name: template.replaceAll('\n', '⏎'), expected: '' } },
      ),
    )
}
