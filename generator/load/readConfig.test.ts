import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { createMemory } from '../contract/memory.ts'
import { readConfig } from './readConfig.ts'

test('the configuration is what the file exports by default', async () => {
  const text = "export default { brand: { name: 'Acme' } }\n"
  const root = await temporaryFolder({ 'site.config.mjs': text })
  expect(await readConfig(root)).toEqual({
    value: { file: 'site.config.mjs', text, value: { brand: { name: 'Acme' } } },
    diagnostics: [],
  })
})

test('the configuration may be TypeScript, which is read first', async () => {
  const root = await temporaryFolder({
    'site.config.ts': "const name: string = 'Typed'\nexport default { brand: { name } }\n",
    'site.config.mjs': "export default { brand: { name: 'Plain' } }\n",
  })
  expect((await readConfig(root)).value.value).toEqual({ brand: { name: 'Typed' } })
})

test('a file that the configuration imports is read again when it was saved', async () => {
  const root = await temporaryFolder({
    'site.config.ts': "import { name } from './own/name.ts'\nexport default { brand: { name } }\n",
    'own/name.ts': "import { first } from '../first.ts'\nexport const name: string = first + ' name'\n",
    'first.ts': "export const first = 'First'\n",
  })
  const memory = createMemory()
  const before = (await readConfig(root, memory)).value
  expect([before.value, before.imports?.map((file) => file.slice(root.length + 1)).sort()]).toEqual([
    { brand: { name: 'First name' } },
    ['first.ts', 'own/name.ts'],
  ])
  expect((await readConfig(root, memory)).value.value).toBe(before.value)
  await writeFile(join(root, 'first.ts'), "export const first = 'Another'\n")
  await utimes(join(root, 'first.ts'), 1, 1)
  expect((await readConfig(root, memory)).value.value).toEqual({ brand: { name: 'Another name' } })
})

test('data that the configuration imports as JSON is followed too', async () => {
  const root = await temporaryFolder({
    'site.config.ts': "import own from './own/names.json' with { type: 'json' }\nexport default { brand: own }\n",
    'own/names.json': '{ "name": "First" }\n',
  })
  const memory = createMemory()
  const { value, imports } = (await readConfig(root, memory)).value
  expect([value, imports]).toEqual([{ brand: { name: 'First' } }, [join(root, 'own/names.json')]])
  await writeFile(join(root, 'own/names.json'), '{ "name": "Another" }\n')
  await utimes(join(root, 'own/names.json'), 1, 1)
  expect((await readConfig(root, memory)).value.value).toEqual({ brand: { name: 'Another' } })
})

test('a folder without a configuration is reported', async () => {
  const root = await temporaryFolder()
  const { value, diagnostics } = await readConfig(root)
  expect(value.value).toBeUndefined()
  expect(diagnostics).toEqual([
    {
      code: 'config-not-found',
      severity: 'error',
      message: `There is no site.config.ts in ${root}.`,
      hint: 'Run `npm run init` to begin a project here, or build a bare spec with --spec FILE.',
      file: 'site.config.ts',
      line: 1,
      column: 1,
    },
  ])
})

test('a configuration that throws is reported with what it says', async () => {
  const root = await temporaryFolder({ 'site.config.mjs': "throw new Error('no brand\\nmore')\n" })
  expect((await readConfig(root)).diagnostics).toMatchObject([
    { code: 'config-invalid', file: 'site.config.mjs', message: 'The configuration cannot be loaded: no brand.' },
  ])
})

test('a configuration that cannot be parsed is reported', async () => {
  const root = await temporaryFolder({ 'site.config.mjs': 'export default {\n' })
  expect((await readConfig(root)).diagnostics).toMatchObject([{ code: 'config-invalid', file: 'site.config.mjs' }])
})

test('a file that exports nothing by default is reported', async () => {
  const root = await temporaryFolder({ 'site.config.mjs': "export const config = { brand: { name: 'Acme' } }\n" })
  expect((await readConfig(root)).diagnostics).toMatchObject([
    {
      code: 'config-invalid',
      message: 'The configuration exports nothing by default.',
      hint: 'Write `export default defineSite({ … })`.',
    },
  ])
})
