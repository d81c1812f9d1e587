import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { areUnchanged, hashFiles, stylesheetSources } from './compiledInputs.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('notices a file that changes or goes, and none that is written again as it was', async () => {
  const [script, style] = [join(folder, 'replay.ts'), join(folder, 'replay.css')]
  await writeFile(script, 'start()')
  await writeFile(style, 'a {}')
  const known = (await hashFiles([script, style])) ?? {}
  await writeFile(script, 'start()')
  expect(await areUnchanged(known)).toBe(true)
  await writeFile(script, 'stop()')
  expect(await areUnchanged(known)).toBe(false)
  await writeFile(script, 'start()')
  await rm(style)
  expect(await areUnchanged(known)).toBe(false)
})

it('has no hashes of files of which one cannot be read', async () => {
  expect(await hashFiles([join(folder, 'none.ts')])).toBeUndefined()
})

it('knows what a style sheet is made from besides itself', async () => {
  const files = {
    'site.css':
      "@import './a.css' layer(own);\n@import url(b.css);\n@import 'package/c.css';\n.x { background: url('./x.svg#y') }",
    'a.css': "@import './site.css';\n@import './deep.css';",
    'b.css': '.b { background: url(data:image/svg+xml,x) url(https://example.com/y.png) url(#clip) }',
    'deep.css': '',
    'x.svg': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const found = await stylesheetSources(join(folder, 'site.css'))
  expect([...found].map((path) => path.slice(folder.length + 1)).sort()).toEqual(Object.keys(files).sort())
})
