import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../generator/pipeline.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const fixture = new URL('fixtures/audience/', import.meta.url).pathname
let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})
afterAll(() => workspace?.remove())

/** Every file of a build and what its search finds, by the audience that it is for. */
async function builtFor(audience: string): Promise<Map<string, string>> {
  const root = workspace.newFolder()
  await cp(fixture, root, { recursive: true })
  const apis = [{ id: 'depot', path: '/depot/', specs: ['openapi.yaml', 'asyncapi.yaml'] }]
  const config = { brand: { name: 'Depot' }, apis, ...(audience === '' ? {} : { audience }) }
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const { value, diagnostics } = await generate({ kind: 'project', root })
  if (!value) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')))
  const model = JSON.stringify([value.reference, value.routes, value.guides, value.searchRecords('en')])
  return new Map([...value.files, ['model', model]])
}

function namesWith(word: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) => (name.includes(word) || text.includes(word) ? [name] : []))
}

it.each(['', 'public'])('a build for the audience %j has nothing that is for others in any file', async (audience) => {
  const files = await builtFor(audience)
  expect(namesWith('SECRET', files)).toEqual([])
  expect(namesWith('PARTNER', files)).toEqual([])
  expect(files.get('model')).toContain('listOrders')
  expect(files.get('model')).toContain('"kept"')
})

it('a build has what is for its audience', async () => {
  const partner = await builtFor('partner')
  expect(namesWith('SECRET', partner)).toEqual([])
  expect(namesWith('PARTNER', partner)).toContain('model')
  const internal = await builtFor('internal')
  for (const word of ['SECRETplace', 'SECRETtagged', 'SECRETchannel', 'SECRETmarked', 'PARTNER'])
    expect(namesWith(word, internal), word).toContain('model')
})
