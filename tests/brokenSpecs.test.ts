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

async function outcomeOf(text: string | Uint8Array, file: string) {
  const root = workspace.newFolder()
  await mkdir(root)
  await writeFile(join(root, file), text)
  const { site, diagnostics } = await renderSpec({ root, specs: [file], content: join(root, 'content') })
  return { site, codes: diagnostics.map(({ code }) => code) }
}
