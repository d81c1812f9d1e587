import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolder } from './diagnostics/readFolder.ts'
import { isFull } from './fullRun.ts'
import { type CommandResult, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let root: string
let out: string
let first: CommandResult

beforeAll(async () => {
  workspace = await createWorkspace()
  root = join(workspace.path, 'project')
  out = join(workspace.path, 'site')
  await mkdir(join(root, 'guides/en'), { recursive: true })
  await mkdir(join(root, 'shared'))
  await writeFile(join(root, 'site.config.mjs'), config)
  await writeFile(join(root, 'shared/name.mjs'), "export const name = 'Tiny'\n")
  await writeFile(join(root, 'guides/en/index.mdx'), guide)
  await writeFile(join(root, 'spec.json'), JSON.stringify(spec))
  first = await build()
})

afterAll(() => workspace.remove())

type Change = readonly [what: string, change: () => Promise<unknown>]

const otherChanges: readonly Change[] = [
  ['a guide is new', () => writeFile(join(root, 'guides/en/more.mdx'), guide.replace('Start', 'More'))],
  ['the published folder holds another file', () => writeFile(join(out, 'extra.html'), 'mine')],
  ['a guide is gone', () => rm(join(root, 'guides/en/more.mdx'))],
  ['a spec is another', () => writeFile(join(root, 'spec.json'), JSON.stringify(spec, undefined, 2))],
  [
    'a lock is new',
    () => runCommand('generate', ['--project', root, '--lock', '--out', join(workspace.path, 'generated')]),
  ],
  ['the configuration is another', () => writeFile(join(root, 'site.config.mjs'), `${config}\n`)],
  ['a published file is gone', () => rm(join(out, 'index.html.gz'))],
  ['the site was built with other options', () => build('--compress', 'none')],
]

describe('a build of what was built before', () => {
  it('publishes nothing, and prints the same findings', async () => {
    const before = await readFolder(out)
    const again = await build()
    expect(first.stdout).toContain('warning')
    expect({ ...again, isUnchanged: isUnchanged(again) }).toEqual({
      ...{ code: first.code, stdout: first.stdout, stderr: again.stderr },
      isUnchanged: true,
    })
    expect(await readFolder(out)).toEqual(before)
  })

  it.each<Change>([
    ['a guide is another', () => writeFile(join(root, 'guides/en/index.mdx'), `${guide}\nMore.\n`)],
    [
      'a module that the configuration imports gives another value',
      () => writeFile(join(root, 'shared/name.mjs'), "export const name = 'Small'\n"),
    ],
    ['a published file has other text of the same length', () => replaceIn('index.html', 'Start', 'Stark')],
    ...(isFull ? otherChanges : []),
  ])('publishes when %s', async (_, change) => {
    await change()
    const changed = await build()
    expect(changed.code, changed.stderr).toBe(0)
    expect(isUnchanged(changed)).toBe(false)
    const { packed, wrong } = await packedFiles()
    expect(packed).toContain('index.html.br')
    expect(packed).toContain('index.html.gz')
    expect(wrong).toEqual([])
  })

  it('publishes what a first build would, when a title in the sidebar is another', async () => {
    const write = (name: string, title = name) =>
      writeFile(join(root, `guides/en/${name}.mdx`), guide.replace('title: Start', `title: ${title}`))
    for (const name of ['begin', 'middle', 'rules']) await write(name)
    await build()
    await write('rules', 'House rules')
    // The page, its neighbour, the not-found page, and the sidebar beside the other page.
    expect((await build()).stderr).toContain('Prerendering: 4 of 4')
    const first = join(workspace.path, 'first')
    await runCommand('build', ['--project', root, '--out', first])
    expect(await readFolder(out)).toEqual(await readFolder(first))
  })

  it('publishes when the environment gives another configuration', async () => {
    expect(isUnchanged(await runCommand('build', flags(), { environment: { TINY_TITLE: 'Other' } }))).toBe(false)
    expect(isUnchanged(await build())).toBe(false)
    expect(isUnchanged(await build())).toBe(true)
  })
})

function build(...more: readonly string[]): Promise<CommandResult> {
  return runCommand('build', [...flags(), ...more])
}

function flags(): string[] {
  return ['--project', root, '--out', out]
}

function isUnchanged({ stderr }: CommandResult): boolean {
  return stderr.includes('Nothing has changed since the last build.')
}

/** The compressed files of the site, and which of them hold something else than the file beside them. */
async function packedFiles(): Promise<{ packed: string[]; wrong: string[] }> {
  const packed = (await readdir(out, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file))
  const wrong: string[] = []
  for (const file of packed) {
    const bytes = await readFile(join(out, file))
    const text = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    if (!text.equals(await readFile(join(out, file.slice(0, -3))))) wrong.push(file)
  }
  return { packed, wrong }
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const path = join(out, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

const config = `import { name } from './shared/name.mjs'

export default {
  brand: { name, title: { en: process.env.TINY_TITLE ?? 'Tiny API' }, copyright: { en: 'Tiny' } },
  locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
  apis: [{ id: 'tiny', specs: ['spec.json'], path: '/api/' }],
}
`

const guide = `---
title: Start
description: Where to begin.
---

Begin here.
`

const spec = {
  openapi: '3.1.0',
  info: { title: 'Tiny', version: '1' },
  paths: { '/time': { get: { operationId: 'time', responses: { 200: { description: 'The time.' } } } } },
}
