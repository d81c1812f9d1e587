import { expect, it } from 'vitest'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { readPasted } from '../../../../generator/model/view/literals/readPasted.ts'
import { curlCommand } from '../../../../generator/samples/sentCall.ts'
import { signedText } from '../../../../tests/fixtures/signing/schemes.ts'
import { readRequest } from './readRequest.ts'

const signing: Signing = {
  ...signedText({ template: '{method}\n{path}\n{sortedQuery}' }),
  timestamp: { unit: 'ms', parameter: 'signTimestamp' },
  headers: { key: '{key}', signTimestamp: '{timestamp}', signature: '{signature}' },
  optionalHeaders: { recvWindow: '{receiveWindow}' },
}

it('reads an HTTP message', () => {
  const text =
    'post https://api.example.com/v3/order?dry=1%2C2 HTTP/1.1\r\nKey: k\r\nSignTimestamp: 1767225600123\r\nsignature: s=\r\n\r\n{"a": 1}\r\n'
  expect(readRequest(text, signing)).toEqual({
    request: {
      method: 'POST',
      path: '/v3/order',
      host: 'api.example.com',
      query: [['dry', '1,2']],
      timestamp: '1767225600123',
      body: '{"a": 1}',
    },
    signature: 's=',
    identity: { key: 'k' },
    problems: [{ kind: 'contentType', name: 'Content-Type', expected: 'application/json' }],
  })
})

it.each([
  [true, `curl -X POST https://api.example.com/orders -d '{"a":1}'`],
  [true, `curl https://api.example.com/orders -H 'Content-Type: application/x-www-form-urlencoded' -d '{"a":1}'`],
  [true, 'POST https://api.example.com/orders HTTP/1.1\nHost: api.example.com\n\n[1]'],
  [false, `curl https://api.example.com/orders -H 'content-type: application/json; charset=utf-8' -d '{"a":1}'`],
  [false, `curl https://api.example.com/orders --json '{"a":1}'`],
  [false, `curl https://api.example.com/orders -d 'a=1'`],
  [false, 'http POST https://api.example.com/orders a=1'],
  [false, `axios.post('https://api.example.com/orders', {"a":1}, { headers: { key: 'k' } })`],
  [false, 'GET https://api.example.com/orders?limit=5\nkey: k'],
  [true, `requests.post('https://api.example.com/orders', data='{"a":1}', headers={'key': 'k'})`],
  [true, `requests.post('https://api.example.com/orders', data=json.dumps({'a': 1}), headers={'key': 'k'})`],
  [false, `requests.post('https://api.example.com/orders', json={'a': 1}, headers={'key': 'k'})`],
  [false, `requests.post('https://api.example.com/orders', data={'a': 1}, headers={'key': 'k'})`],
  [false, `requests.post('https://api.example.com/orders', data='{"a":1}', headers={**common, 'key': 'k'})`],
  [true, `fetch('https://api.example.com/orders', { method: 'POST', headers: { key: 'k' }, body: '{"a":1}' })`],
  [
    true,
    `await fetch("https://api.example.com/orders", { method: "POST", headers: { key: "k" }, body: JSON.stringify({ a: 1 }) })`,
  ],
  [
    false,
    `fetch('https://api.example.com/orders', { method: 'POST', headers: { key: 'k', 'content-type': 'application/json' }, body: '{"a":1}' })`,
  ],
])('says that JSON goes without its content type: %s of %s', (isSaid, text) => {
  const kinds = readRequest(text, signing)?.problems.map(({ kind }) => kind) ?? []
  expect(kinds.includes('contentType')).toBe(isSaid)
})

it('names a content type once that the scheme has among its headers', () => {
  const own = { ...signing, headers: { ...signing.headers, 'Content-Type': 'application/json' } }
  const problems = readRequest(`curl https://api.example.com/orders -d '{"a":1}'`, own)?.problems ?? []
  expect(problems.filter(({ name }) => name === 'Content-Type')).toEqual([{ kind: 'header', name: 'Content-Type' }])
})

it('takes the parameters of the scheme out of the query', () => {
  const inQuery: Signing = {
    ...signing,
    headers: {},
    parameters: { timestamp: '{timestamp}', signature: '{signature}' },
  }
  expect(readRequest('GET /orders?limit=5&timestamp=1767225600123&signature=ab%3D', inQuery)).toEqual({
    request: {
      ...{ method: 'GET', path: '/orders', query: [['limit', '5']], timestamp: '1767225600123' },
      sentNames: ['limit', 'timestamp', 'signature'],
    },
    signature: 'ab=',
    identity: {},
    problems: [],
  })
})

it('reads the time of a token from a claim, and from a limit where no other has it', () => {
  const token = (claims: object) => [btoa('{}'), btoa(JSON.stringify(claims)), 'c2ln'].join('.')
  const read = (templates: Readonly<Record<string, string>>, claims: object) => {
    const step = {
      name: 'signature',
      kind: 'jwt',
      algorithm: 'HS256',
      header: {},
      claims: [{ claims: templates }],
    } as const
    const own: Signing = { ...signing, steps: [step], headers: { Authorization: 'Bearer {signature}' } }
    return readRequest(`GET /a\nAuthorization: Bearer ${token(claims)}`, own)?.request.timestamp
  }
  const [nbf, exp] = ['{timestamp}', '{timestamp} + 120']
  expect(read({ nbf, exp }, { nbf: 1000, exp: 1121 })).toBe('1000')
  expect(read({ exp, nbf }, { nbf: 1000, exp: 1121 })).toBe('1000')
  expect(read({ exp }, { exp: 1120 })).toBe('1000')
})

it.each([
  ['noTime', 'signTimestamp', 'key: k\nsignature: s'],
  ['seconds', 'signTimestamp', 'key: k\nsignature: s\nsignTimestamp: 1767225600'],
  ['format', 'signTimestamp', 'key: k\nsignature: s\nsignTimestamp: 2026-01-01T00:00:00Z'],
  ['header', 'key', 'signature: s\nsignTimestamp: 1767225600123'],
])('finds %s of %s', (kind, name, headers) => {
  expect(readRequest(`GET /orders\n${headers}`, signing)?.problems).toEqual([{ kind, name }])
})

it('reads a script with the values that it sets, and names the variables that are open', () => {
  const script = `key='k'
timestamp=$(date +%s%3N)
curl --request POST 'https://api.example.com/orders' \\
  --header "key: $key" \\
  --header "signTimestamp: \${timestamp}" \\
  --header "signature: $signature" \\
  --data-raw '{"a":1}'`
  expect(readRequest(script, signing)).toMatchObject({
    request: { method: 'POST', path: '/orders', body: '{"a":1}' },
    identity: { key: 'k' },
    problems: [
      { kind: 'variable', name: 'signTimestamp' },
      { kind: 'variable', name: 'signature' },
      { kind: 'contentType' },
    ],
  })
})

it('names the variables of a program in its body, and calls it partial', () => {
  const headers = '{"key": "k", "signature": "s", "signTimestamp": 1767225600123}'
  const call = `requests.post("https://api.example.com/orders", data=body, headers=${headers})`
  expect(readRequest(call, signing)).toMatchObject({ isPartial: true, problems: [{ kind: 'variable', name: 'data' }] })
})

it('says of a header that it cannot be read, where its name stands in the text', () => {
  const logged = 'Request{method=GET, url=https://api.example.com/a, headers=[key:██, signature:██]}'
  expect(readRequest(logged, signing)?.problems).toEqual([
    { kind: 'unread', name: ['key', 'signature'] },
    { kind: 'noTime', name: 'signTimestamp' },
  ])
})

it('takes a request whose body is not in the text for a part of it', () => {
  const headers = 'map[Key:[k] Signature:[s=] Signtimestamp:[1767225600123]]'
  expect(
    readRequest(`&{POST https://api.example.com/a HTTP/1.1 1 1 ${headers} {0xc000012345} 7}`, signing),
  ).toMatchObject({
    isPartial: true,
    problems: [{ kind: 'unread', name: ['body'] }],
  })
})

it('reads the command that the console writes', () => {
  const body = '{"note":"it\'s $5"}'
  const headers = [
    ['Content-Type', 'application/json'],
    ['key', 'k'],
    ['signTimestamp', '1767225600123'],
    ['signature', 's='],
  ] as const
  const command = curlCommand({ method: 'POST', url: 'https://api.example.com/orders?dry=1', headers, body })
  expect(readRequest(command, signing)).toMatchObject({
    request: { method: 'POST', path: '/orders', query: [['dry', '1']], body, timestamp: '1767225600123' },
    signature: 's=',
    problems: [],
  })
})

it('reads the lines that verbose cURL sends', () => {
  const lines = '* Connected\n> GET /orders?limit=5 HTTP/2\n> Host: api.example.com\n> key: k\n> \n< HTTP/2 401'
  expect(readRequest(lines, signing)).toMatchObject({
    request: { method: 'GET', path: '/orders', host: 'api.example.com', query: [['limit', '5']] },
    identity: { key: 'k' },
  })
})

it('reads nothing that does not begin with a method and a URL', () => {
  expect(readRequest('', signing)).toBeUndefined()
  expect(readRequest('/orders', signing)).toBeUndefined()
})

it.each([
  ['GET\n/orders', 'GET\n/orders'],
  ['"GET\\r\\n/orders\\u0041"', 'GET\r\n/orders' + 'A'],
  ["'GET\\n/a\\'b\\n'", "GET\n/a'b\n"],
  ["b'GET\\n'", 'GET\n'],
  ['"half', '"half'],
])('reads the pasted %j', (pasted, text) => {
  expect(readPasted(pasted)).toBe(text)
})

it.each([
  ['{"order":{"timestamp":5},"timestamp":1767225600123,"signature":"s"}', '{"order":{"timestamp":5}}'],
  ['{ "signature" : "a,}" , "timestamp" : 1767225600123 , "a" : [1, {"b": "]"}] }', '{ "a" : [1, {"b": "]"}] }'],
  ['{\n  "a": 1,\n  "timestamp": 1767225600123,\n  "signature": "s"\n}', '{\n  "a": 1\n}'],
  [' {"a":1, "timestamp":1767225600123,"signature":"s"}\n ', ' {"a":1}\n '],
])('takes the parameters of the scheme out of the outer object alone: %s', (text, body) => {
  const inBody: Signing = {
    ...signing,
    headers: {},
    parameters: { timestamp: '{timestamp}', signature: '{signature}' },
    parametersIn: 'body',
  }
  const read = readRequest(`POST https://api.example.com/orders HTTP/1.1\n\n${text}`, inBody)
  expect(read?.request).toMatchObject({ timestamp: '1767225600123', body })
})
