import { expect, it } from 'vitest'
import { findingsIn, openapi } from '../testing.ts'

const paths = (text: string) => openapi(`paths:\n  /a:\n${text}`, '3.2.0')

it('reports a method that no request can have', async () => {
  const text = paths(`    additionalOperations:\n      "X;Y #": { operationId: a }\n      COPY: { operationId: b }`)
  expect(await findingsIn(text, 'method-invalid')).toEqual(['8:7 No request can have the method "X;Y #".'])
})

it('reports names that no header or cookie can have, and leaves those of queries alone', async () => {
  const parameters = `[{ name: '@file', in: header }, { name: 'a b', in: cookie }, { name: 'a b', in: query }]`
  const responses = `{ '200': { headers: { 'X:Y': { schema: { type: string } } } } }`
  const text = paths(`    get: { operationId: a, parameters: ${parameters}, responses: ${responses} }`)
  const schemes = `components: { securitySchemes: { key: { type: apiKey, in: header, name: 'A\\nB' } } }`
  expect(await findingsIn(`${text}\n${schemes}`, 'header-name-invalid')).toEqual([
    expect.stringContaining('"@file"'),
    expect.stringContaining('"a b"'),
    expect.stringContaining('"X:Y"'),
    expect.stringContaining('"A\\\\nB"'),
  ])
})

it('reports headers of a signature that cannot be sent', async () => {
  const signing = `{ algorithm: HMAC-SHA256, encoding: hex, timestamp: { unit: ms }, canonical: [{ template: x }], headers: { '@f': x } }`
  const scheme = `{ type: apiKey, in: header, name: A, x-signing: ${signing} }`
  const text = openapi(`paths: {}\ncomponents: { securitySchemes: { key: ${scheme} } }`)
  expect(await findingsIn(text, 'header-name-invalid')).toEqual([expect.stringContaining('"@f"')])
})

it.each([
  [`{ url: 'https://a.example/\`b\`' }`, 'https://a.example/`b`'],
  [`{ url: 'https://{h}', variables: { h: { default: 'a"; b' } } }`, 'https://a"; b'],
  [`{ url: 'ftp' }`, 'ftp'],
])('reports the server %s', async (server, address) => {
  expect(await findingsIn(openapi(`paths: { /a: { servers: [${server}] } }`), 'server-invalid')).toEqual([
    expect.stringMatching(/^5:\d+ /) &&
      expect.stringContaining(`${JSON.stringify(address)} is no address of a server.`),
  ])
})

it.each(['https://{h}:{p}/v1', 'https://a.example$(b)', '/v1', '{scheme}://a.example'])(
  'takes the server %s',
  async (url) => {
    expect(await findingsIn(openapi(`paths: { /a: { servers: [{ url: '${url}' }] } }`), 'server-invalid')).toEqual([])
  },
)

it('reads the addresses of AsyncAPI', async () => {
  const servers = (text: string) => `asyncapi: 3.0.0\ninfo: { title: A, version: 1.0.0 }\nservers: { a: ${text} }`
  const found = (text: string) => findingsIn(servers(text), 'server-invalid')
  expect(await found(`{ host: 'a.example:{p}', pathname: /ws, protocol: wss }`)).toEqual([])
  expect(await found(`{ host: 'a"b', protocol: wss }`)).toEqual(['3:17 "wss://a\\"b" is no address of a server.'])
})
