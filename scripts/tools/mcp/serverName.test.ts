import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { serverName } from './serverName.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function projectOf(config: string) {
  const root = mkdtempSync(join(tmpdir(), 'named-'))
  folders.push(root)
  writeFileSync(join(root, 'site.config.mjs'), config)
  return { kind: 'project', root } as const
}

it.each([
  ["{ name: 'Acme Coins' }", { name: 'acme-coins-docs', title: 'Acme Coins API documentation' }],
  ["{ name: '币所' }", { name: 'exchange-docs', title: '币所 API documentation' }],
])('a server of the brand %s has a name of its own', async (brand, named) => {
  expect(await serverName(projectOf(`export default { brand: ${brand} }`), '1')).toEqual({ ...named, version: '1' })
})

it('a server of a project that cannot be read is named by its folder, and one of bare specs by their files', async () => {
  const broken = projectOf('export default {')
  expect(await serverName(broken, '1')).toMatchObject({ title: expect.stringMatching(/^named-\S+ API documentation$/) })
  expect(await serverName({ kind: 'specs', root: '/', specs: ['a/one.yaml', 'two.yaml'] }, '1')).toMatchObject({
    ...{ name: 'exchange-docs', title: 'one.yaml, two.yaml API documentation' },
  })
})
