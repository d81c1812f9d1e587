import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { refusalOf } from './guardRequests.ts'

const host = 'localhost:5173'
const own = { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

function statusOf(
  url: string,
  headers: Readonly<Record<string, string | undefined>> = {},
  { method = 'GET', root = '/nowhere', listensAt = 'localhost' } = {},
): number | undefined {
  return refusalOf({ method, url, headers: { host, ...headers } }, { project: { root }, host: listensAt })?.status
}

test.each([
  ['a page that is opened', {}],
  ['a page that is opened from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a module of a page', { ...own, origin: `http://${host}` }],
  ['an address that is typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
])('%s is answered', (_, headers) => {
  expect(statusOf('/orders/api', headers)).toBeUndefined()
})

test.each([
  ['another host', { host: 'evil.example' }, 403],
  ['an address of the network', { host: '192.168.1.5:5173' }, 403],
  ['no host', { host: undefined }, 403],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['a page of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
  ['a browser that tells the origin alone', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a page of another port that tells the origin alone', { origin: 'http://localhost:3000' }, 403],
])('a request of %s is refused', (_, headers, status) => {
  expect(statusOf('/@fs/project/specs/api.yaml', headers)).toBe(status)
})

test('a server that is opened to the network answers to its addresses', () => {
  expect(statusOf('/', { host: '192.168.1.5:5173' }, { listensAt: '0.0.0.0' })).toBeUndefined()
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', (method) => {
  expect(statusOf('/', {}, { method })).toBe(405)
})

test.each(['/%', '/%E0%A4%A', '/search/%zz', '/search/%00'])('%s is no address', (url) => {
  expect(statusOf(url)).toBe(400)
})

const projectFiles = { 'project/specs/api.yaml': 'openapi', 'project-two/api.yaml': 'another', 'secret.txt': 'secret' }

async function newProject(): Promise<string> {
  const above = await temporaryFolder(projectFiles)
  await mkdir(join(above, 'project/links'))
  await symlink(join(above, 'secret.txt'), join(above, 'project/links/out.txt'))
  await writeFile(join(above, 'project/a b.yaml'), '')
  return above
}

const editorOf = (path: string, base = '/') => `${base}__open-in-editor?file=${encodeURIComponent(path)}`

test.each(['specs/api.yaml', 'specs/api.yaml:3:5', 'specs/api.yaml:3', 'a b.yaml:1:1'])(
  'the editor opens %s of the project for its own page',
  async (path) => {
    const root = join(await newProject(), 'project')
    expect(statusOf(editorOf(join(root, path)), own, { root })).toBeUndefined()
    expect(statusOf(editorOf(join(root, path), '/docs/'), own, { root })).toBeUndefined()
  },
)

test.each([
  '',
  '..',
  '../secret.txt',
  '../project-two/api.yaml',
  'links/out.txt',
  'specs/none.yaml',
  '../../../etc/passwd:1:1',
])('the editor does not open "%s"', async (path) => {
  const root = join(await newProject(), 'project')
  expect(statusOf(editorOf(join(root, path)), own, { root })).toBe(403)
  expect(statusOf(editorOf(`file://${join(root, path)}`), own, { root })).toBe(403)
})

test.each(['/__OPEN-IN-EDITOR', '/__open-in-editor.x', '/docs/__open-in-editor/x', '//x/__open-in-editor'])(
  'the editor, asked for as %s, opens no file of the machine',
  (path) => {
    expect(statusOf(`${path}?file=/etc/passwd`, own)).toBe(403)
  },
)

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
  ['who does not say', {}],
])('the editor opens nothing for %s', async (_, headers) => {
  const root = join(await newProject(), 'project')
  expect(statusOf(editorOf(join(root, 'specs/api.yaml')), headers, { root })).toBe(403)
})
