import { request } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServedAssistant, serveHttp } from './serveHttp.ts'

let served: ServedAssistant

beforeEach(async () => {
  const silent = () => Promise.reject(new Error('The project has errors: npm run validate tells which.'))
  served = await serveHttp(silent, { name: 'docs', title: 'Docs', version: '1.0.0' }, { host: 'localhost', port: 0 })
})

afterEach(() => served.close())

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
})

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Unlike `fetch`, it sends any `Host` and `Origin`. */
function send({ method = 'POST', path = '/mcp', headers = {}, body = initialize }: Sent): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: served.port,
        host: '127.0.0.1',
        method,
        path,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve([response.statusCode ?? 0, text]))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('the documentation over HTTP', () => {
  it('answers two clients at once, and tells them apart by nothing', async () => {
    const clients = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const client = new Client({ name, version: '1' })
        const transport = new StreamableHTTPClientTransport(new URL(`http://localhost:${served.port}/mcp`))
        await client.connect(transport as Parameters<typeof client.connect>[0])
        return client
      }),
    )
    for (const client of clients) {
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toContain('build_canonical_string')
      const answer = await client.callTool({ name: 'search', arguments: { query: 'order' } })
      expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('validate') }] })
      await client.close()
    }
  })

  it.each([
    ['the name of another site', { headers: { host: 'evil.example:80' } }, 403],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['a page without an origin of its own', { headers: { origin: 'null' } }, 403],
    ['another address', { path: '/' }, 404],
    ['another method', { method: 'GET', body: '' }, 405],
    ['a body that is not JSON', { body: '{' }, 400],
    ['a message of another protocol', { body: '{"hello":1}' }, 400],
    ['a body of two million bytes', { body: `"${'x'.repeat(2_000_000)}"` }, 413],
  ])('refuses %s', async (_, sent, status) => {
    const [answered, text] = await send(sent)
    expect([answered, JSON.parse(text).error.message]).toEqual([status, expect.any(String)])
  })

  it('answers a page of this machine', async () => {
    const [status, text] = await send({ headers: { origin: 'http://localhost:3000' } })
    expect([status, JSON.parse(text).result.serverInfo.name]).toEqual([200, 'docs'])
  })
})
