import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from './openFile.ts'

let above = ''
let folder = ''

beforeAll(async () => {
  above = await realpath(await mkdtemp(join(tmpdir(), 'exchange-docs-open-')))
  folder = join(above, 'site')
  await mkdir(folder)
  for (const name of ['page.html', 'page.html.br', 'page.html.gz']) await writeFile(join(folder, name), name)
  await writeFile(join(above, 'secret.html'), 'secret')
  await symlink('../secret.html', join(folder, 'out.html'))
  await symlink('page.html', join(folder, 'inside.html'))
  await symlink('..', join(folder, 'parent'))
})

afterAll(() => rm(above, { recursive: true, force: true }))

async function encodingOf(acceptEncoding: string): Promise<string | undefined> {
  const file = await openFile(folder, ['page.html'], acceptEncoding)
  await file?.handle.close()
  return file?.encoding
}

test.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP ; q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1', 'gzip'],
  ['br ;\tq=0.0', undefined],
  ['zstd', undefined],
])('who accepts %j gets the encoding %j', async (acceptEncoding, encoding) => {
  expect(await encodingOf(acceptEncoding)).toBe(encoding)
})

test('a header of many spaces is read once', async () => {
  expect(await encodingOf(`br,a${' '.repeat(300_000)}b`)).toBe('br')
})

test.each(['out.html', 'parent/secret.html', '../secret.html', 'parent'])('%s leads out of the site', async (path) => {
  expect(await openFile(folder, [path], '')).toBeUndefined()
})

test('a link to another file of the site is followed', async () => {
  const file = await openFile(folder, ['inside.html'], '')
  await file?.handle.close()
  expect(file?.size).toBe('page.html'.length)
})

test.skipIf(process.platform === 'win32')('a pipe is no file of the site, and nobody waits for it', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.html')])
  expect(await openFile(folder, ['pipe.html'], '')).toBeUndefined()
})
