import type { RequestPlan } from '../../contract/samples.ts'
import type { SigningStep } from '../../contract/signingStep.ts'
import { ruleFor } from '../signing/runSteps.ts'
import { withoutWindow } from '../signingNeeds.ts'

/** A plan with a scheme for this request alone: each step has the rule that holds, without its condition. */
export function forOneRequest(plan: RequestPlan): RequestPlan {
  if (!plan.signing) return plan
  const signing = withoutWindow(plan.signing)
  return { ...plan, signing: { ...signing, steps: signing.steps.map((step) => withOneRule(step, plan)) } }
}

function withOneRule(step: SigningStep, { method, query, body }: RequestPlan): SigningStep {
  const rule = ruleFor(step, { method, query, body: body?.text ?? '' })
  if (step.kind === 'jwt') return { ...step, claims: rule && 'claims' in rule ? [{ claims: rule.claims }] : [] }
  return { ...step, canonical: rule && 'template' in rule ? [{ template: rule.template }] : [] }
}
