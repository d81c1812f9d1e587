import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeReport } from '../scripts/tools/writeReport.ts'
import { copyMeridianWithHistory } from './datedMeridian.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let root: string

beforeAll(async () => {
  workspace = await createWorkspace()
  root = await copyMeridianWithHistory(workspace.newFolder())
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterAll(async () => {
  vi.restoreAllMocks()
  await workspace.remove()
})

it('a report tells the figures of a project and their difference since a revision', async () => {
  const out = join(workspace.path, 'report')
  const project = { kind: 'project', root } as const
  expect(await writeReport({ project, base: 'HEAD~2', out, dist: undefined, locale: 'en' })).toBe(0)
  const html = await readFile(join(out, 'index.html'), 'utf8')
  expect(html).toContain('<h1>Meridian Markets: Quality of the documentation</h1>')
  expect(html).toContain('Compared with HEAD~2.')
  expect(html).toMatch(/translation-missing.*?<td>warning<\/td>.*?\(±0\)/)
  expect(html).toMatch(/<code>\/changelog<\/code>.*?\(\+\d/)
})

it('a revision that does not exist is wrong usage', async () => {
  const request = { project: { kind: 'project', root }, out: join(workspace.path, 'x'), locale: 'en' } as const
  await expect(writeReport({ ...request, base: 'nothing' })).rejects.toThrow(
    '"nothing" is no file, no folder, and no revision',
  )
})
