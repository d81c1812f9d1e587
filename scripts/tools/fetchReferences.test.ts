import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { fetchDocument } from './fetchDocument.ts'
import { fetchAlone, fetchReferences } from './fetchReferences.ts'

type Answer = string | ((response: ServerResponse) => void)

/** A server on this machine that answers paths; gives its origin and the requested paths. */
async function serve(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const answer = answers[url]
    if (answer === undefined) response.writeHead(404).end()
    else if (typeof answer === 'string') response.end(answer)
    else answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

function quietly(): string[] {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return lines
}

const specOf = (origin: string) => `openapi: 3.1.0
info: { title: T, version: '1', description: 'See ${origin}/a/one.yaml#/A.' }
paths: {}
components:
  schemas:
    A: { $ref: '${origin}/a/one.yaml#/A' }
    B:
      $ref: "${origin}/a/one.yaml"
`

const rules = { allowsPrivate: true, mostBytes: 1000, milliseconds: 5000 }

test('remote documents come into the project once, with those that they refer to, and references lead there', async () => {
  const lines = quietly()
  const { origin, asked } = await serve({
    '/a/one.yaml': 'A: { $ref: two.yaml#/B }\nC: { $ref: ../plain#/D }\n',
    '/a/two.yaml': 'B: { type: string }\n',
    '/plain': 'D: { type: string }\n',
  })
  const root = await temporaryFolder({ 'specs/a.yaml': specOf(origin) })
  const project = { kind: 'specs', root, specs: ['specs/a.yaml'] } as const
  expect(await fetchReferences(project, { urls: [], allowsPrivate: true })).toBe(0)
  const host = origin.replace('http://', '').replace(':', '-')
  const text = await readFile(join(root, 'specs/a.yaml'), 'utf8')
  expect(text).toBe(
    specOf(origin)
      .replace(`A: { $ref: '${origin}/a/`, `A: { $ref: './remote/${host}/a/`)
      .replace(`$ref: "${origin}`, `$ref: "./remote/${host}`),
  )
  expect(await readFile(join(root, `specs/remote/${host}/a/one.yaml`), 'utf8')).toBe(
    'A: { $ref: two.yaml#/B }\nC: { $ref: ../plain.yaml#/D }\n',
  )
  expect(asked).toEqual(['/a/one.yaml', '/a/two.yaml', '/plain'])
  expect(lines).toContain(`new     specs/remote/${host}/a/two.yaml  ${origin}/a/two.yaml`)
  expect(await fetchReferences(project, { urls: [], allowsPrivate: true })).toBe(0)
  expect(asked).toHaveLength(3)
})

test('only what is named is fetched, and what is on this machine only when that is asked for', async () => {
  quietly()
  const { origin, asked } = await serve({ '/a/one.yaml': 'A: {}\n' })
  const root = await temporaryFolder({ 'specs/a.yaml': specOf(origin) })
  const project = { kind: 'specs', root, specs: ['specs/a.yaml'] } as const
  await expect(fetchReferences(project, { urls: [], allowsPrivate: false })).rejects.toThrow('--private allows it')
  expect(await fetchReferences(project, { urls: ['https://example.com/x.yaml'], allowsPrivate: false })).toBe(1)
  expect(asked).toEqual([])
  const urls = [`${origin}/a/one.yaml`]
  await expect(fetchReferences(project, { urls, allowsPrivate: false })).rejects.toThrow('--private allows it')
  expect(await fetchReferences(project, { urls, allowsPrivate: true })).toBe(0)
  expect(asked).toEqual(['/a/one.yaml'])
})

test.each([
  ['an answer that is none', (response: ServerResponse) => void response.writeHead(500).end(), 'the answer is 500'],
  ['too much', (response: ServerResponse) => void response.end('x'.repeat(2000)), 'it has more than 1000 bytes'],
  ['no end', (response: ServerResponse) => void response.write('x'), 'there was no whole answer within 0.2 s'],
  [
    'another scheme',
    (response: ServerResponse) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'it leads to file:///etc/passwd, which is no address of HTTP',
  ],
  [
    'a circle',
    (response: ServerResponse) => void response.writeHead(302, { location: '/x' }).end(),
    'it leads on more than 5 times',
  ],
])('a document is refused for %s', async (_, answer, reason) => {
  const { origin } = await serve({ '/x': answer })
  await expect(
    fetchDocument(`${origin}/x`, { ...rules, milliseconds: reason.includes('0.2') ? 200 : 5000 }),
  ).rejects.toThrow(`${origin}/x cannot be fetched: ${reason}.`)
})

test.each(['127.0.0.1', '[::1]', 'localhost', '10.1.2.3', '169.254.169.254', '[::ffff:127.0.0.1]', '[fd00::1]'])(
  '%s is asked only when private addresses are allowed',
  async (host) => {
    await expect(fetchDocument(`http://${host}:9/x`, { ...rules, allowsPrivate: false })).rejects.toThrow(
      '--private allows it',
    )
  },
)

test('a document without a spec goes into the folder at hand, and over no file', async () => {
  quietly()
  const { origin } = await serve({ '/docs/openapi.json': '{}' })
  const folder = await temporaryFolder()
  await fetchAlone(`${origin}/docs/openapi.json`, folder, true)
  expect(await readFile(join(folder, 'openapi.json'), 'utf8')).toBe('{}')
  await expect(fetchAlone(`${origin}/docs/openapi.json`, folder, true)).rejects.toThrow('is there already')
  await expect(fetchAlone('ftp://a.test/x', folder, true)).rejects.toThrow('no address that begins with http')
})
