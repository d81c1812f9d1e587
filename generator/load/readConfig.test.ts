import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
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

test('a folder without a configuration is reported', async () => {
  const root = await temporaryFolder()
  const { value, diagnostics } = await readConfig(root)
  expect(value.value).toBeUndefined()
  expect(diagnostics).toEqual([
    {
      code: 'config-not-found',
      severity: 'error',
      message: `There is no site.config.ts in ${root}.`,
      hint: 'Create one with `export default defineSite({ … })`, or build a bare spec with --spec FILE.',
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
