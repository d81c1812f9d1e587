import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../generator/index.ts'
import { problemsOf } from './corpus/problemsOf.ts'
import { randomSpec } from './corpus/randomSpec.ts'
import { renderSpec } from './corpus/renderSpec.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** `EXCHANGE_DOCS_RUNS=5000` looks for longer; `EXCHANGE_DOCS_SEED` repeats what a run prints. */
const numRuns = Number(process.env['EXCHANGE_DOCS_RUNS'] ?? 30)
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 20261121)

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

it('builds a site of any valid spec: every name is on it, no text of it becomes markup, and twice it is the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomSpec, fc.constantFrom('openapi.json', 'openapi.yaml'), async (spec, file) => {
      const root = workspace.newFolder()
      await mkdir(root)
      await writeFile(join(root, file), JSON.stringify(spec))
      const input = { root, specs: [file] }
      const rendered = await renderSpec({ ...input, content: join(root, 'content') })
      expect(await problemsOf(rendered, spec)).toEqual([])
      const again = await generate({ kind: 'specs', ...input })
      expect([...(again.value?.files ?? [])]).toEqual([...(rendered.site?.files ?? [])])
    }),
    { numRuns, seed },
  )
})
