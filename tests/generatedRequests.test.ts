import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { RequestPlan } from '../generator/contract/samples.ts'
import { postmanRequest } from '../generator/outputs/downloads/postmanRequest.ts'
import { generate } from '../generator/pipeline.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { prepareRequest } from '../generator/samples/prepareRequest.ts'
import { requestFormOf } from '../generator/samples/requestFormOf.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { sendRequest } from '../site/browser/console/sendRequest.ts'
import { buildRequest } from '../site/browser/islands/requestBuilder/buildRequest.ts'
import { firstEntries } from '../site/browser/islands/requestBuilder/entries.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { startMock } from '../tools/mock/startMock.ts'

let api: Api
let mock: Mock

beforeAll(async () => {
  const root = new URL('fixtures/', import.meta.url).pathname
  const { value } = await generate({ kind: 'specs', root, specs: ['requests.yaml'] })
  const [own] = value?.reference.apis ?? []
  if (!own) throw new Error('requests.yaml has no API')
  api = own
  mock = await startMock({ reference: { apis: [api] }, strict: true })
})

afterAll(async () => {
  await mock?.close()
})

const sent: Readonly<Record<string, string>> = {
  pay: 'POST /v1/payments amount=YOUR_AMOUNT&currency=YOUR_CURRENCY&method[type]=card&method[card][number]=YOUR_NUMBER&method[card][checks][0][code]=YOUR_CODE&expand[0]=customer',
  chat: 'POST /v1/chat {"model":"YOUR_MODEL","messages":[{"role":"System","content":"YOUR_CONTENT"}]}',
  change: 'PATCH /v1/orders/YOUR_ID {"price":"YOUR_PRICE"}',
  order:
    'POST /v1/orders?symbol=YOUR_SYMBOL {"market":"YOUR_MARKET","side":"buy","size":"YOUR_SIZE","post":"YOUR_POST","venue":"main","tags":["YOUR_TAGS"]}',
  list: 'GET /v1/orders?q=YOUR_Q&state=open&filter[market][base]=YOUR_BASE&sort={"by":"price"}',
  cancel: 'DELETE /v1/orders',
  readBucket: 'GET /v1/photos',
  readBucketAcl: 'GET /v1/photos?acl=true',
  sendToQueue: 'POST /v1/queue?action=send',
}

function textOf({ method, path, query, body }: RequestPlan): string {
  const search = query.map((pair) => pair.join('=')).join('&')
  return `${method} ${path}${search === '' ? '' : `?${search}`} ${decodeURIComponent(body?.text ?? '')}`.trim()
}

/** Values that a reader puts in place of names that stand for more than any text. */
const readerValues: Readonly<Record<string, string>> = {
  YOUR_AMOUNT: '50',
  YOUR_CURRENCY: 'eur',
  YOUR_NUMBER: '424242424242',
  YOUR_CODE: '1',
  YOUR_PRICE: '12.5',
}

const readerLiterals: Readonly<Record<string, string>> = { YOUR_SIZE: '1', YOUR_POST: 'true' }

/** The plan with a value in place of each name that stands for one. */
function filled(plan: RequestPlan): RequestPlan {
  const { missing: _missing, ...rest } = plan
  const text = JSON.stringify(rest)
    .replaceAll(/\\?"(YOUR_[A-Z\d_]+)\\?"/g, (all, name: string) => readerLiterals[name] ?? all)
    .replaceAll(/YOUR_[A-Z\d_]+/g, (name) => readerValues[name] ?? 'a')
  return JSON.parse(text)
}

it('samples hold required fields and those with an example, in the shape that is described', () => {
  expect(Object.fromEntries(api.operations.map((own) => [own.id, textOf(operationPlan(own, api))]))).toEqual(sent)
})

it('every sample is accepted by the mock as the operation that it is of', async () => {
  const before = mock.requests.length
  for (const operation of api.operations) await send(filled(operationPlan(operation, api)))
  const got = mock.requests.slice(before)
  expect(got.map(({ operation, reasons }) => [operation, reasons])).toEqual(api.operations.map(({ id }) => [id, []]))
})

async function send(plan: RequestPlan): Promise<void> {
  const call = await prepareRequest({ ...plan, server: mock.origin }, mock.credentials, { now: 0 })
  await sendRequest(call, new AbortController().signal, {})
}

it('the request builder begins with what the sample sends, and asks for what it lacks', () => {
  for (const operation of api.operations) {
    const plan = operationPlan(operation, api)
    const form = requestFormOf(operation, api)
    const { plan: built, problems } = buildRequest(form, firstEntries(form))
    if (!plan.missing) expect(built.body?.text, operation.id).toEqual(plan.body?.text)
    expect(problems.size > 0, operation.id).toBe(plan.missing !== undefined)
  }
})

it('a Postman request has the same query, with nothing in place of what is missing', () => {
  const queryOf = (operation: Operation) => {
    const plan = operationPlan(operation, api)
    const input = { operation, plan, api, server: plan.server, text: () => '', addressOf: (path: string) => path }
    return postmanRequest(input).url
  }
  const [list, acl] = ['list', 'readBucketAcl'].map((id) => api.operations.find((own) => own.id === id))
  if (!list || !acl) throw new Error('an operation is missing')
  expect(queryOf(list).query.filter(({ disabled }) => !disabled)).toMatchObject([
    { key: 'q', value: '' },
    { key: 'state', value: 'open' },
    { key: 'filter[market][base]', value: '' },
    { key: 'sort', value: '{"by":"price"}' },
  ])
  expect(queryOf(acl)).toMatchObject({ path: ['v1', ':bucket'], query: [{ key: 'acl', value: 'true' }] })
})

it('a program names what it lacks, in its query, its headers and its body', () => {
  const programOf = (id: string) => {
    const operation = api.operations.find((own) => own.id === id)
    if (!operation) throw new Error(`${id} is missing`)
    return sampleOf('bash', operationPlan(operation, api)).program
  }
  expect(programOf('list')).toContain('Put a value in place of YOUR_Q.')
  expect(programOf('change')).toContain('Put a value in place of YOUR_X_TRACE.')
  expect(programOf('order')).toContain('Put a value in place of YOUR_SYMBOL.')
  expect(programOf('order')).toContain('Put a value in place of YOUR_SIZE.')
})
