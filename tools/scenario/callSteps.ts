import { type Json, parseJson } from '../../generator/contract/json.ts'
import { controlPath } from '../../generator/contract/mock.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Credentials } from '../../generator/contract/signing.ts'
import { planRequest } from '../../generator/samples/planRequest.ts'
import { prepareRequest } from '../../generator/samples/prepareRequest.ts'
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
  const {
    method,
    url,
    headers,
    body: text,
  } = await prepareRequest(plan, credentialsOf(step.key, run), {
    now: run.mock.clock.now(),
  })
  const target = url.slice(plan.server.length)
  return ask(run, { method, target, headers: Object.fromEntries(headers), ...(text ? { body: text } : {}) })
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
