import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenTexts } from './corpus/brokenTexts.ts'
import { corpusFolder, corpusSpecs } from './corpus/corpusSpecs.ts'
import { mutate, mutation } from './corpus/mutate.ts'
import { pageProblems } from './corpus/problemsOf.ts'
import { readHtml } from './corpus/readHtml.ts'
import { renderSpec } from './corpus/renderSpec.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** `EXCHANGE_DOCS_RUNS=5000` looks for longer; `EXCHANGE_DOCS_SEED` repeats what a run prints. */
const numRuns = Number(process.env['EXCHANGE_DOCS_RUNS'] ?? 40)
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 20261121)

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe('a file that is broken as a file', () => {
  it.each(brokenTexts)('$name: gives $gives', async ({ bytes, gives, file = 'openapi.yaml' }) => {
    const { site, codes } = await outcomeOf(bytes, file)
    expect({ hasSite: site !== undefined, codes }).toMatchObject(
      gives === 'a site' ? { hasSite: true } : { hasSite: false, codes: expect.arrayContaining([gives]) },
    )
  })
})

it('makes a site or says why not, whatever is done to a spec', async () => {
  const names = corpusSpecs.filter((name) => !name.includes('/'))
  const texts = await Promise.all(names.map((name) => readFile(join(corpusFolder, name), 'utf8')))
  const documents = texts.map((text) => load(text))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...documents),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      async (document, mutations) => {
        const { problems, site, codes } = await outcomeOf(
          JSON.stringify(mutations.reduce(mutate, document)),
          'spec.json',
        )
        expect(problems).toEqual([])
        expect(site !== undefined || codes.length > 0).toBe(true)
      },
    ),
    { numRuns, seed },
  )
})

async function outcomeOf(text: string | Uint8Array, file: string) {
  const root = workspace.newFolder()
  await mkdir(root)
  await writeFile(join(root, file), text)
  const { site, pages, diagnostics } = await renderSpec({ root, specs: [file], content: join(root, 'content') })
  const read = await Promise.all(pages.map(async ({ html, route }) => ({ url: route.url, ...(await readHtml(html)) })))
  return { site, codes: diagnostics.map(({ code }) => code), problems: read.flatMap(pageProblems) }
}
