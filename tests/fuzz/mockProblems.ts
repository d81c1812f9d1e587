import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { operationPlan } from '../../generator/samples/operationPlan.ts'
import { type MockOptions, startMock } from '../../tools/mock/index.ts'
import { allowPort } from './guards.ts'
import type { Failure } from './mutant.ts'
import { type MockReply, type MockRequest, requestMock } from './requestMock.ts'
import type { Trial } from './trial.ts'

/** Operations of an API that are called. */
const called = 3
/** Nothing is pushed while the mock is asked. */
const pushEvery = 600_000

/** Starts a mock and calls it as samples do, and with requests that no spec has; gives replies that must not be. */
export async function mockProblems({ reach }: Pick<Trial, 'reach'>, options: MockOptions): Promise<Failure[]> {
  const mock = await startMock({ ...options, pushEvery })
  allowPort(Number(new URL(mock.origin).port))
  try {
    const failures: Failure[] = []
    for (const asked of options.reference.apis.flatMap(requestsOf)) {
      const reply = await requestMock(mock.origin, asked)
      if (reply && reply.status < 400) reach('mocked')
      failures.push(...(reply ? replyProblems(asked, reply) : []))
    }
    JSON.stringify(mock.save())
    return failures
  } finally {
    await mock.close()
  }
}

function requestsOf(api: Api): MockRequest[] {
  const own = api.operations.filter(({ kind }) => kind === 'operation')
  const step = Math.max(1, Math.floor(own.length / called))
  return own
    .filter((_, index) => index % step === 0)
    .flatMap((operation) => [plain(operation, api), odd(operation, api)])
}

function plain(operation: Operation, api: Api): MockRequest {
  const { method, path, query, headers, body } = operationPlan(operation, api)
  const asked = query
    .map((pair) => pair.map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))).join('='))
    .join('&')
  const types: MockRequest['headers'] = body ? [['Content-Type', body.mediaType]] : []
  return {
    method: method.toUpperCase(),
    path: asked === '' ? path : `${path}?${asked}`,
    headers: [...headers, ...types],
    body: body?.text ?? '',
  }
}

function odd(operation: Operation, api: Api): MockRequest {
  const { method, path } = plain(operation, api)
  const separator = path.includes('?') ? '&' : '?'
  return {
    method,
    path: `${path}${separator}__proto__=1&a[b]=%00&%FF=%C0&limit=1e999`,
    headers: [['Content-Type', 'application/json; charset="']],
    body: '{"__proto__":{"a":1},"constructor":null,"a":[1e999]',
  }
}

function replyProblems({ method }: MockRequest, { status, text }: MockReply): Failure[] {
  const detail = `${method}: ${status} ${text.slice(0, 2000)}`
  const [failed] = /The mock failed: [^"]{0,80}/.exec(text) ?? []
  return [
    ...(failed === undefined ? [] : [{ class: failed.replaceAll(/\d+|\/\S+/g, '…'), detail }]),
    ...(/\n\s+at |file:\/\/|node_modules/.test(text) ? [{ class: 'the mock shows a stack', detail }] : []),
  ]
}
