import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Download } from '../generator/contract/downloads.ts'
import { validateFiles } from '../generator/pipeline/validateFiles.ts'
import { isFull } from './fullRun.ts'
import { ownContent } from './ownContent.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const formats = ['spot', 'futures', 'v3-futures'].flatMap((api) => [`${api}/openapi`, `${api}/asyncapi`])

/** Downloads that the usual run validates. */
const usual = ['futures/openapi', 'spot/asyncapi']

let files: ReadonlyMap<string, string>
let workspace: Workspace

beforeAll(async () => {
  files = await ownContent()
  workspace = await createWorkspace()
  for (const [path, text] of files) {
    if (!path.startsWith('specs/')) continue
    await mkdir(dirname(join(workspace.path, path)), { recursive: true })
    await writeFile(join(workspace.path, path), text)
  }
})

afterAll(() => workspace.remove())

function textOf(path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} is not published`)
  return text
}

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : []
  return [...own, ...Object.values(value).flatMap(referencesOf)]
}

describe.each(formats)('the published %s', (name) => {
  it.runIf(isFull || usual.includes(name))('is valid by itself', async () => {
    const found = await validateFiles({ kind: 'specs', root: workspace.path, specs: [`specs/${name}.yaml`] })
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('refers to nothing but itself', () => {
    const references = referencesOf(load(textOf(`specs/${name}.yaml`)))
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([])
  })

  it('says the same as YAML and as JSON', () => {
    expect(load(textOf(`specs/${name}.yaml`))).toEqual(JSON.parse(textOf(`specs/${name}.json`)))
  })

  it('leads to pages of the site with full addresses', () => {
    const text = textOf(`specs/${name}.yaml`)
    expect(text).toContain('](https://')
    expect(text).not.toMatch(/\]\(\/(?!\/)/)
  })
})

it('publishes what is listed, and lists what is published', () => {
  const listed: readonly Download[] = JSON.parse(textOf('downloads.json'))
  const published = [...files.keys()].filter((path) => path.startsWith('specs/'))
  expect(listed.map(({ path }) => path).sort()).toEqual(published.sort())
})

it('keeps the extensions of the descriptions', () => {
  const text = textOf('specs/spot/openapi.yaml')
  for (const name of ['x-signing', 'x-rate-limit', 'x-errors', 'x-unit']) expect(text).toContain(`${name}:`)
  expect(textOf('specs/v3-futures/asyncapi.yaml')).toContain('x-sequence:')
})

it.each([
  ['spot', 64],
  ['futures', 54],
  ['v3-futures', 42],
])('the collection of %s has every one of its %i requests, and no credential', (api, count) => {
  const text = textOf(`specs/${api}/postman.json`)
  const collection: { variable: { key: string; value: string }[] } = JSON.parse(text)
  expect(text.match(/"request": \{/g)).toHaveLength(count)
  const filled = collection.variable.filter(({ value }) => value !== '')
  expect(filled.map(({ key }) => key)).toEqual(['API_URL'])
})
