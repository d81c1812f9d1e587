import { isRecord, isSameJson, type Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import type { HmacStep, SigningStep } from '../../generator/contract/signingStep.ts'
import type { ApiChange } from './change.ts'
import { asJson } from './facets.ts'
import { changeOf, type Scope } from './scope.ts'

/** How requests are signed: a change for each value that differs, named by its path. */
export function compareSigning(before: Signing | undefined, after: Signing | undefined, scope: Scope): ApiChange[] {
  const isShort = [before, after].every((signing) => signing === undefined || plainStep(signing) !== undefined)
  const [old, own] = [described(before, isShort), described(after, isShort)]
  return differences(old, own, '').map(({ path, ...values }) => {
    const rule = isRelaxed(path, values.before, values.after) ? 'signing-relaxed' : 'signing-changed'
    return changeOf(rule, scope, { item: path === '' ? 'x-signing' : path, ...values })
  })
}

/** The values of an operation in the texts that are signed. */
export function compareSigningValues(
  before: Operation['signingValues'],
  after: Operation['signingValues'],
  scope: Scope,
): ApiChange[] {
  return differences(asJson(before ?? {}), asJson(after ?? {}), 'x-signing-values').map(({ path, ...values }) =>
    changeOf('signing-changed', scope, { item: path, ...values }),
  )
}

/** The step of a scheme that has no other: an HMAC whose result is the signature. */
function plainStep({ steps }: Signing): HmacStep | undefined {
  const [step] = steps
  return steps.length === 1 && step?.kind === 'hmac' && step.name === 'signature' ? step : undefined
}

/** A scheme as its description writes it: steps by name, or in short. The order of signed parameters counts. */
function described(signing: Signing | undefined, isShort: boolean): Json | undefined {
  if (!signing) return undefined
  const { steps, leadingParameters, parameters, ...others } = signing
  const step = isShort ? plainStep(signing) : undefined
  const own = step
    ? { algorithm: `HMAC-${step.algorithm}`, encoding: step.encoding, canonical: step.canonical }
    : {
        steps: Object.fromEntries(steps.map(({ name, ...members }) => [name, stepMembers(members)])),
        signature: steps.at(-1)?.name,
      }
  const order = [...Object.keys(leadingParameters), '…', ...Object.keys(parameters)]
  return asJson({ ...others, ...own, leadingParameters, parameters, 'order of parameters': order.join(', ') })
}

/** A text for all requests stands for itself. */
function stepMembers(step: Omit<SigningStep, 'name'>): object {
  if (!('canonical' in step)) return step
  const { canonical, ...members } = step as Omit<HmacStep, 'name'>
  const [rule] = canonical
  return { ...members, text: canonical.length === 1 && rule?.when === undefined ? rule?.template : canonical }
}

/** A value that differs in two objects, by its path. */
export interface Difference {
  readonly path: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

/** Each value that differs, named by its path. */
export function differences(before: Json | undefined, after: Json | undefined, path: string): Difference[] {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // A header may have the name of an inherited member, such as `constructor`.
  const own = (value: Readonly<Record<string, Json>>, name: string) =>
    Object.hasOwn(value, name) ? value[name] : undefined
  const inside = names.flatMap((name) =>
    differences(own(before, name), own(after, name), path === '' ? name : `${path}.${name}`),
  )
  // An added or removed parameter already implies another order.
  const isImplied = inside.some(
    (one) => /^(?:leadingP|p)arameters\./.test(one.path) && (one.before === undefined || one.after === undefined),
  )
  return inside.filter((one) => one.path !== 'order of parameters' || !isImplied)
}

/** A wider window, a clock that may be further off, and optional parts harm no caller. */
function isRelaxed(path: string, before: Json | undefined, after: Json | undefined): boolean {
  if (path === 'nonce') return after === undefined
  if (path === 'receiveWindow' || path.startsWith('optionalHeaders.')) return before === undefined
  const isBound = ['receiveWindow.maximum', 'timestamp.maxAhead', 'timestamp.maxBehind'].includes(path)
  if (!isBound) return false
  return after === undefined || (typeof before === 'number' && typeof after === 'number' && after > before)
}
