import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corpusFolder, corpusSpecs } from './corpus/corpusSpecs.ts'
import { expectedTexts } from './corpus/expectedTexts.ts'
import { missing, pageProblems } from './corpus/problemsOf.ts'
import { readHtml } from './corpus/readHtml.ts'
import { type RenderedSpec, renderSpec } from './corpus/renderSpec.ts'
import { viewProblems } from './corpus/viewProblems.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Specs that no page can be made from, and the diagnostic of each. */
const refused: Readonly<Record<string, string>> = {
  'no-operations.yaml': 'no-content',
}

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe.each(corpusSpecs.filter((name) => !(name in refused)))('%s', (name) => {
  let rendered: RenderedSpec

  beforeAll(async () => {
    rendered = await renderSpec({ root: corpusFolder, specs: [name], content: join(workspace.path, name) })
  })

  it('has a place for every feature of the spec', async () => {
    const { site, pages } = rendered
    expect(site).toBeDefined()
    const read = await Promise.all(
      pages.map(async ({ html, route }) => ({ url: route.url, ...(await readHtml(html)) })),
    )
    expect(read.flatMap(pageProblems)).toEqual([])
    const text = read.map((page) => page.text.replaceAll(/\s+/g, ' ')).join('\n')
    expect(missing(expectedTexts[name] ?? [`expected texts of ${name}`], text)).toEqual([])
  })

  it('has every field of the article in the search, in the Markdown version and at an address, and nothing else', async () => {
    expect(await viewProblems(rendered)).toEqual([])
  })
})

describe('a spec that no page can be made from', () => {
  it.each(Object.entries(refused))('%s is refused with %s', async (name, code) => {
    const { site, diagnostics } = await renderSpec({
      root: corpusFolder,
      specs: [name],
      content: workspace.newFolder(),
    })
    expect(site).toBeUndefined()
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)
  })
})
