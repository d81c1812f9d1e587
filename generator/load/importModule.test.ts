import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { importErrorOf } from './importError.ts'
import { importTypeScript } from './importModule.ts'

test('a module may be TypeScript, import some, and packages in either language', async () => {
  const root = await temporaryFolder({
    'site.config.ts': [
      "import { dirname } from 'node:path'",
      "import plain from 'plain'",
      "import { typed } from 'typed'",
      "import part from './part.ts'",
      "import values from './values.json' with { type: 'json' }",
      'export default { plain, typed, part, values, here: import.meta.dirname, same: dirname(import.meta.filename) }',
    ].join('\n'),
    'part.ts': "enum Side { Buy = 'buy' }\nexport default Side.Buy satisfies string",
    'values.json': '{ "one": 1 }',
    'node_modules/plain/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/plain/index.js': "export default new URL('.', import.meta.url).pathname.split('/').at(-2)",
    'node_modules/typed/package.json': '{ "type": "module", "exports": "./index.ts" }',
    'node_modules/typed/index.ts': "export const typed: string = 'typed'",
  })
  expect(await importTypeScript(join(root, 'site.config.ts'))).toMatchObject({
    default: { plain: 'plain', typed: 'typed', part: 'buy', values: { one: 1 }, here: root, same: root },
  })
})

test('a module in a folder of CommonJS is one all the same', async () => {
  const root = await temporaryFolder({
    'package.json': '{}',
    'site.config.ts': 'export default { here: __dirname as string }',
  })
  expect(await importTypeScript(join(root, 'site.config.ts'))).toMatchObject({ default: { here: root } })
})

test.each([
  ['its syntax', 'const a = 1\nexport default { }}', { line: 2, column: 19 }],
  ['what it imports', "const a = 1\nimport part from './part.ts'\nexport default part", { line: 2, column: 18 }],
  ['what it throws', "type A = string\n\nthrow new Error('no brand')", { line: 3, column: 7 }],
  ['what it throws, where it names its file', "type A = string\n__dirname\nthrow new Error('no brand')", { line: 3 }],
])('the place of a mistake is told: %s', async (_, text, place) => {
  const path = join(await temporaryFolder({ 'site.config.ts': text }), 'site.config.ts')
  const error = await importTypeScript(path).catch((thrown: unknown) => thrown)
  expect(importErrorOf(error, path)).toMatchObject(place)
  expect(importErrorOf(error, path).reason).not.toMatch(/rolldown|Build failed/)
})

test('a mistake in a module that is imported is told with that module', async () => {
  const root = await temporaryFolder({ 'site.config.ts': "import './part.ts'", 'part.ts': '\nconst = 1' })
  const path = join(root, 'site.config.ts')
  const error = await importTypeScript(path).catch((thrown: unknown) => thrown)
  expect(importErrorOf(error, path)).toEqual({
    reason: `Unexpected token in ${join(root, 'part.ts')}:2:7`,
    line: 1,
    column: 1,
  })
})
