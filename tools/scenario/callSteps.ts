import { credentialIn, demoCredentials, demoSecret } from '../../generator/contract/demoCredentials.ts'
import { type Json, parseJson } from '../../generator/contract/json.ts'
import { controlPath } from '../../generator/contract/mock.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { RequestPlan } from '../../generator/contract/samples.ts'
import type { Credentials, Signing } from '../../generator/contract/signing.ts'
import { contentTypeOf } from '../../generator/samples/contentType.ts'
import { planRequest } from '../../generator/samples/planRequest.ts'
import { joined } from '../../generator/samples/signing/sentRequest.ts'
import { signRequest } from '../../generator/samples/signing/signRequest.ts'
import { nonceAt, timestampAt } from '../../generator/samples/signing/timestamp.ts'
import { filled, StepFailure } from './filled.ts'
import { mismatch } from './matches.ts'
import type { CallStep } from './readScenario.ts'
import { type AskedCall, entryOf, type Run } from './run.ts'

export interface Reply {
  readonly status: number
  readonly body: Json | undefined
}

/** Calls an operation of the mock, signed where the spec requires it. */
export async function callOperation(step: Omit<CallStep, 'expect' | 'keep'>, run: Run): Promise<Reply> {
  const { api, entry } = entryOf(run.apis, (own) => own.operations, { id: step.call, api: step.api })
  const content = entry.requestBody?.contents[0]
  const body = step.body === undefined ? undefined : filled(step.body, run.kept)
  const values = valuesOf(entry, filled(step.with ?? {}, run.kept))
  const example = { name: 'default', value: body ?? null }
  const plan = planRequest({ operation: entry, api, values, ...(body === undefined ? {} : { content, example }) })
  const { target, headers, text } = await signed(plan, credentialsOf(step.key, run), run.mock.clock.now())
  return ask(run, { method: plan.method, target, headers, ...(text === '' ? {} : { body: text }) })
}

/** Calls the control API. */
export async function control(path: string, values: Readonly<Record<string, Json>>, run: Run): Promise<Reply> {
  const query = new URLSearchParams(
    Object.entries(filled(values, run.kept)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const reply = await ask(run, { method: 'PUT', target: `${controlPath}/${path}?${query}`, headers: {} })
  const { key, ...own } = Object.fromEntries(query)
  if (path === 'keys' && key !== undefined && reply.status === 200) run.keys.set(key, own)
  return reply
}

/** Throws where a reply is not as expected. */
export function checkReply(
  { status, body }: Reply,
  expect: { readonly status?: number | undefined; readonly body?: Json | undefined } = {},
  run: Run,
): void {
  const wanted = expect.status
  const isOther = wanted === undefined ? status >= 400 && expect.body === undefined : status !== wanted
  if (isOther) throw new StepFailure(`The reply has status ${status}: ${JSON.stringify(body)?.slice(0, 300)}`)
  const problem = expect.body === undefined ? undefined : mismatch(filled(expect.body, run.kept), body)
  if (problem !== undefined) throw new StepFailure(problem)
}

/** The credentials of a key: from the step that added it, or else the credentials of the first key. */
export function credentialsOf(key: string | undefined, { mock, keys }: Run): Credentials {
  return key === undefined ? mock.credentials : { ...mock.credentials, ...keys.get(key), key }
}

/** The demo secret is in the form that a scheme takes it in. */
export function inForm(credentials: Credentials, { secret: form }: Pick<Signing, 'secret'>): Credentials {
  return credentials.secret === demoCredentials.secret ? { ...credentials, secret: demoSecret(form) } : credentials
}

/** The time and nonce of a request that is signed now. */
export function signingTimes({ timestamp, nonce }: Signing, now: number) {
  return { timestamp: timestampAt(timestamp, now), ...(nonce === undefined ? {} : { nonce: nonceAt(nonce, now) }) }
}

async function ask({ mock }: Run, call: AskedCall): Promise<Reply> {
  const { status, text } = await mock.ask(call)
  return { status, body: text === '' ? undefined : (parseJson(text) ?? text) }
}

function valuesOf({ id, parameters }: Operation, given: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const parameter = parameters.find((own) => own.name === name)
      if (!parameter) throw new StepFailure(`${id} has no parameter "${name}".`)
      return [`${parameter.in}:${name}`, value]
    }),
  )
}

async function signed(plan: RequestPlan, credentials: Credentials, now: number) {
  const { signing, path, query, headers, body } = plan
  const type = contentTypeOf(plan)
  const own = [...headers, ...(type ? [['Content-Type', type] as const] : [])]
  if (!signing) {
    const plain = plan.credentials.map(
      (each) => [each, each.prefix + credentialIn(each.variable, credentials)] as const,
    )
    const pairs = plain.flatMap(([{ in: place, name }, value]) => (place === 'query' ? [[name, value] as const] : []))
    const sent = plain.flatMap(([{ in: place, name }, value]) => (place === 'header' ? [[name, value] as const] : []))
    const all = [...query, ...pairs]
    const target = all.length > 0 ? `${path}?${joined(all)}` : path
    return { target, headers: Object.fromEntries([...own, ...sent]), text: body?.text ?? '' }
  }
  const text = body && body.text !== '' ? { body: body.text } : {}
  const request = { method: plan.method, path, query, ...signingTimes(signing, now), ...text }
  const made = await signRequest(signing, request, inForm(credentials, signing))
  return {
    target: made.target,
    headers: { ...Object.fromEntries(own), ...made.headers },
    text: made.body === '' ? (body?.text ?? '') : made.body,
  }
}
