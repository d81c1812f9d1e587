import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'
import { meridian } from './meridian.ts'
import { repository } from './runCommand.ts'

test('an assistant asks a project over standard input and output, which carry the protocol alone', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const script = join(repository, 'scripts/exchangeDocs.mjs')
  const strange: Error[] = []
  client.onerror = (error) => strange.push(error)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [script, 'mcp', '--project', meridian],
      stderr: 'ignore',
    }),
  )
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'place order', limit: 1 } })
  expect(content).toMatchObject([{ text: expect.stringContaining('https://docs.meridian.example.com') }])
  const schema = await client.callTool({ name: 'get_schema', arguments: { name: 'POST /v2/orders' } })
  expect(schema.structuredContent).toMatchObject({ kind: 'operation', api: 'orders' })
  // The project has a component: its bundles are compiled before the first page is rendered.
  const page = await client.readResource({ uri: 'docs://zh/orders.md' }, { timeout: 240_000 })
  expect(page.contents).toMatchObject([{ mimeType: 'text/markdown' }])
  await client.close()
  expect(strange).toEqual([])
})
