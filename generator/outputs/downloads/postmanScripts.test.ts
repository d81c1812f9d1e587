import { describe, expect, it } from 'vitest'
import { plan } from '../../samples/testing.ts'
import { guardScript, successScript } from './postmanScripts.ts'
import { judge, prepare } from './testing.ts'

const acting = plan({ method: 'POST', effect: 'trade', testHosts: ['test.example.com'] })

function sent(variables: Readonly<Record<string, string>>, canSkip = true, id = 'o-1') {
  const asked = {
    method: 'POST',
    header: [{ key: 'key', value: 'k' }],
    url: {
      raw: '',
      host: ['{{API_URL}}'],
      path: ['orders', ':id'],
      query: [],
      variable: [{ key: 'id', value: id }],
    },
    body: { mode: 'raw', raw: '{}' },
  } as const
  return prepare(asked, [guardScript(acting, asked.url) ?? []], { variables, canSkip })
}

describe('a request that acts on an account', () => {
  it.each([
    'https://api.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost:80@api.example.com',
    'http://localhost\\@api.example.com',
    'http://localhost/@api.example.com',
    'http://localhost?@api.example.com',
    '{{OTHER}}',
    '',
  ])('is not sent to the server %s, and says so', (API_URL) => {
    expect(sent({ API_URL })).toEqual({
      said: [
        `Not sent: POST /orders (trade) acts on your account at ${API_URL}. Set the variable LIVE to yes to send it.`,
      ],
    })
  })

  it.each([
    'http://127.0.0.1:8080',
    'http://LOCALHOST',
    'localhost:8080',
    'http://[::1]:8080',
    'https://test.example.com',
    'https://test.example.com:8443/base',
  ])('is sent to %s, where nothing is real', (API_URL) => {
    expect(sent({ API_URL }).sent?.address).toBe(`${API_URL}/orders/o-1`)
  })

  it('is sent to a real server once LIVE is yes, and for no other value', () => {
    const API_URL = 'https://api.example.com'
    expect(sent({ API_URL, LIVE: 'yes' }).sent).toMatchObject({ method: 'POST', address: `${API_URL}/orders/o-1` })
    expect(sent({ API_URL, LIVE: 'no' }).sent).toBeUndefined()
  })

  it('reaches no server where Postman cannot skip it, and fails', () => {
    expect(() => sent({ API_URL: 'https://api.example.com' }, false)).toThrow('Not sent: POST /orders (trade)')
  })
})

it('a request whose path has an empty variable is not sent: /orders/ may be all orders', () => {
  expect(sent({ API_URL: 'http://localhost' }, true, '')).toEqual({
    said: ['Not sent: give the path variable id a value.'],
  })
})

it('a request that only reads, at a path without variables, is not guarded', () => {
  expect(guardScript(plan(), { raw: '', host: [], path: [], query: [], variable: [] })).toBeUndefined()
})

describe('a run', () => {
  const judged = (text: string, code = 200) => judge(successScript({ member: 'code', value: '200' }), { code, text })

  it.each(['{"id":"1"}', '{"code":200,"data":[{"code":"200"}],"text":"\\"code\\":1"}', '{"code": 200}'])(
    'passes where the response is %s',
    (text) => {
      expect(judged(text)).toEqual([])
    },
  )

  it.each([
    '{"code":11008,"msg":"ORDER_NOT_EXISTS"}',
    '{"code":200,"data":[{"code":200},{"code":11008,"msg":"ORDER_NOT_EXISTS"}]}',
    '[{"code":21301,"message":"Order not found"}]',
    '{"code":2000}',
  ])('fails with what the server says where a code of the response tells a refusal: %s', (text) => {
    expect(judged(text)).toEqual([`The request is accepted: 200: ${text}`])
  })

  it.each([401, 302])('fails where the status is %i', (code) => {
    expect(judged('refused', code)).toEqual([`The request is accepted: ${code}: refused`])
  })

  it('looks at the status alone where the API names no member', () => {
    expect(judge(successScript(undefined), { code: 200, text: '{"code":1}' })).toEqual([])
  })
})
