import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { cutVersion } from './cutVersion.ts'

const config = `export default {
  brand: { name: 'T' },
  base: '/docs/',
  apis: [{ id: 'a', specs: ['specs/a.yaml'], path: '/a/' }],
  validation: { rules: { 'example-mismatch': { severity: 'warning', reason: 'The server sends numbers.' } } },
}
`
const spec = `openapi: 3.1.0
info: { title: A, version: '1' }
tags: [{ name: Things }]
paths:
  /things:
    get:
      tags: [Things]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: string }, example: 3 } } } }
`

test('a project that lowers the severity of a rule can be frozen', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const root = await temporaryFolder({ 'site.config.mjs': config, 'specs/a.yaml': spec })
  expect(await cutVersion({ root, name: '1.0', day: '2026-11-21', labels: [] })).toBe(0)
  expect(existsSync(join(root, 'versions/1.0/specs/a.yaml'))).toBe(true)
})
