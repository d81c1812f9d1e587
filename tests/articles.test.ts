import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { articleHtml, compiledHtml } from './markdown/articleHtml.ts'
import { meridian } from './meridian.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace } from './workspace.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files whose article is not what MDX makes of them. */
async function differencesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mdx'))
  if (files.length === 0) throw new Error(`${folder} has no page`)
  const different: string[] = []
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    if (articleHtml(text) !== (await compiledHtml(text))) different.push(file)
  }
  return different
}

describe('articles are what MDX compiles', () => {
  it.each(['guides', 'examples', 'tests/fixtures'])('of the guides in %s', { timeout: 120_000 }, async (folder) => {
    expect(await differencesIn(join(root, folder))).toEqual([])
  })

  it.each([root, meridian])('of the pages that are generated for %s', { timeout: 300_000 }, async (project) => {
    const workspace = await createWorkspace()
    const { code, stdout } = await runCommand('generate', ['--project', project, '--out', join(workspace.path, 'out')])
    expect(code, stdout).toBe(0)
    expect(await differencesIn(join(workspace.path, 'out/pages'))).toEqual([])
    await workspace.remove()
  })
})
