import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenTexts } from './corpus/brokenTexts.ts'
import { renderSpec } from './corpus/renderSpec.ts'
import { isFull } from './fullRun.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe('a file that is broken as a file', () => {
  // A long text takes as long as all others.
  it.each(brokenTexts.filter(({ bytes }) => isFull || bytes.length < 1_000_000))(
    '$name: gives $gives',
    async ({ bytes, gives, file = 'openapi.yaml' }) => {
      const { site, codes } = await outcomeOf(bytes, file)
      expect({ hasSite: site !== undefined, codes }).toMatchObject(
        gives === 'a site' ? { hasSite: true } : { hasSite: false, codes: expect.arrayContaining([gives]) },
      )
    },
  )
})

/** Encodings, aliases, cycles, names of prototypes, extensions of other forms, depth: each could end an engine. */
const hostileFiles = new URL('fixtures/hostile/files/', import.meta.url)

describe('a hostile file', () => {
  it.each(readdirSync(hostileFiles))('%s gives a site, or says at which place it cannot', async (file) => {
    const { site, diagnostics } = await renderedFrom(readFileSync(new URL(file, hostileFiles)), file)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(site !== undefined || errors.length > 0).toBe(true)
    expect(errors.filter(({ line, column, hint }) => !(line > 0 && column > 0) || hint === '')).toEqual([])
  })
})

async function outcomeOf(text: string | Uint8Array, file: string) {
  const { site, diagnostics } = await renderedFrom(text, file)
  return { site, codes: diagnostics.map(({ code }) => code) }
}

async function renderedFrom(text: string | Uint8Array, file: string) {
  const root = workspace.newFolder()
  await mkdir(root)
  await writeFile(join(root, file), text)
  return renderSpec({ root, specs: [file], content: join(root, 'content') })
}
