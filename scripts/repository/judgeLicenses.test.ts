import { expect, it } from 'vitest'
import { judgeLicenses } from './judgeLicenses.ts'

it('names every package of the tree once, with the reason for its licence', () => {
  const packages = {
    '': { name: 'own', version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/alias': { name: '@scope/real', version: '3.0.0', license: 'MIT' },
  }
  expect(judgeLicenses(packages)).toEqual([
    { name: '@scope/real', version: '3.0.0', license: 'MIT', reason: 'permissive' },
    { name: 'a', version: '1.0.0', license: 'MIT', reason: 'permissive' },
    { name: 'b', version: '2.0.0', license: 'ISC', reason: 'permissive' },
  ])
})

it('leaves out what only developing needs', () => {
  expect(judgeLicenses({ 'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only', dev: true } })).toEqual([])
})

it('names what developing needs where a packed engine has it in it, with all that it needs', () => {
  const packages = {
    'node_modules/@asyncapi/parser': {
      version: '3.0.0',
      license: 'Apache-2.0',
      dev: true,
      dependencies: { a: '1', b: '1' },
    },
    'node_modules/@asyncapi/parser/node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      dev: true,
      dependencies: { c: '1' },
    },
    'node_modules/a': { version: '2.0.0', license: 'MIT', dev: true },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/c': { version: '1.0.0', license: 'ISC', dev: true },
    'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true },
  }
  const judged = judgeLicenses(packages).map(({ name, version, reason }) => `${name} ${version} ${reason}`)
  expect(judged.map((text) => text.replace(/ permissive.*/, ''))).toEqual([
    '@asyncapi/parser 3.0.0',
    'a 1.0.0',
    'b 1.0.0 undefined',
    'c 1.0.0',
  ])
})

it.each([{ license: 'GPL-3.0-only' }, { license: 'toString' }, {}])('gives no reason for %j', ({ license }) => {
  const [judged] = judgeLicenses({ 'node_modules/a': { version: '1.0.0', ...(license && { license }) } })
  expect(judged?.reason).toBeUndefined()
})

it('allows a package its exception, and no other licence for its sake', () => {
  const [own, other] = judgeLicenses({
    'node_modules/lightningcss-linux-x64-gnu': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/other': { version: '1.0.0', license: 'MPL-2.0' },
  })
  expect([own?.reason, other?.reason]).toEqual([expect.stringContaining('building runs'), undefined])
})
