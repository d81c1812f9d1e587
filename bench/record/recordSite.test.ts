import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOfIndex } from '../../generator/search/searchFiles.ts'
import { compareRecordings } from './compareRecordings.ts'
import { recordSite } from './recordSite.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-docs-record-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The recording of a site of one page, whose bundle's name has a hash. */
async function record(name: string, hash: string, main: string): Promise<string> {
  const [[index, text] = ['', '']] = filesOfIndex({ locale: 'en', records: [], synonyms: [] })
  const files = {
    'index.html': `<script src="/assets/page-${hash}.js"></script><main id="content">${main}</main>`,
    [`assets/page-${hash}.js`]: 'start()',
    'search.json': JSON.stringify({ index }),
    [index]: text,
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, file)), { recursive: true })
    await writeFile(join(folder, name, file), content)
  }
  await recordSite(join(folder, name), join(folder, `${name}-recording`))
  return join(folder, `${name}-recording`)
}

it('tells nothing of sites that differ in the hashes of names alone', async () => {
  const before = await record('one', 'AAAAaaaa', '<p id="a">Same</p>')
  const after = await record('other', 'BBBBbbbb', '<p id="a">Same</p>')
  expect(await compareRecordings(before, after)).toBe('')
})

it('tells each kind of difference, with the lines of the text', async () => {
  const before = await record('old', 'AAAAaaaa', '<p id="a">One</p>')
  const after = await record('new', 'AAAAaaaa', '<p id="b">Two</p>')
  const told = await compareRecordings(before, after)
  expect(told).toContain('Anchors: 2 lines\n- /#a\n+ /#b\n')
  expect(told).toContain('Contents of files: 1 lines\n~ index.html\n')
  expect(told).toContain('-<p id="a">One</p>\n+<p id="b">Two</p>')
})

it('leaves nothing of an older recording', async () => {
  const out = await record('again', 'AAAAaaaa', 'One')
  await writeFile(join(out, 'texts', 'gone.md'), 'Gone')
  await record('again', 'AAAAaaaa', 'Two')
  await expect(readFile(join(out, 'texts', 'gone.md'))).rejects.toThrow('ENOENT')
})
