import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './fixtures/temporaryFolder.ts'
import { digestOf, lanes } from './lanes.ts'

it.each(Object.values(lanes))('the tests and inputs of the lane are there: $subject', (lane) => {
  expect(digestOf(lane)).toMatch(/^[0-9a-f]{64}$/)
})

it('a lane runs again after a change of an input or of its own tests, and after no other', async () => {
  const root = await temporaryFolder({ 'room/a.ts': 'a', 'room/a.test.ts': 'a', 'one.test.ts': '1', 'other.ts': 'o' })
  const lane = { subject: 'a room', inputs: ['room'], tests: ['one.test.ts'] }
  const digests = [digestOf(lane, root)]
  const after = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    digests.push(digestOf(lane, root))
  }
  after('room/a.test.ts', 'b')
  after('other.ts', 'b')
  mkdirSync(join(root, 'room/node_modules'))
  after('room/node_modules/b.ts', 'b')
  expect(new Set(digests).size).toBe(1)
  after('room/a.ts', 'b')
  after('room/b.ts', '')
  after('one.test.ts', '2')
  expect(new Set(digests).size).toBe(4)
})

it('a lane runs again after a change of what its tests import, but for types, and of what that imports', async () => {
  const root = await temporaryFolder({
    'one.test.ts': "import { a } from './first.ts'\nimport type { T } from './types.ts'\n",
    'first.ts': "export {\n  a,\n} from './second.ts'\nexport const later = () => import('./third.ts')\n",
    ...{ 'second.ts': 'export const a = 1\n', 'third.ts': '', 'types.ts': '', 'other.ts': '' },
  })
  const digest = () => digestOf({ subject: 'imports', inputs: [], tests: ['one.test.ts'] }, root)
  const isChangedBy = (file: string) => {
    const before = digest()
    writeFileSync(join(root, file), '// changed')
    return digest() !== before
  }
  expect(['other.ts', 'types.ts', 'third.ts', 'second.ts', 'first.ts'].filter(isChangedBy)).toEqual([
    'third.ts',
    'second.ts',
    'first.ts',
  ])
})

it('a lane does not run again after a command that leaves files no commit holds', async () => {
  const root = await temporaryFolder({ 'one.test.ts': '', 'site/page.ts': '' })
  const digest = () => digestOf({ subject: 'made files', inputs: ['site'], tests: ['one.test.ts'] }, root)
  const before = digest()
  writeFileSync(join(root, 'site/tsconfig.tsbuildinfo'), '{}')
  mkdirSync(join(root, 'site/content'))
  writeFileSync(join(root, 'site/content/made.mdx'), '')
  expect(digest()).toBe(before)
  writeFileSync(join(root, 'site/page.ts'), '// changed')
  expect(digest()).not.toBe(before)
})

it('follows entrances of the package and its own names to their files', async () => {
  const root = await temporaryFolder({
    'one.test.ts': "import 'exchange-docs/mock'\nimport { sign } from '#mock-cryptography'\n",
    ...{ 'entrances/mock.ts': '', 'tools/mock/cryptography/node.ts': '' },
  })
  const digests = ['', 'entrances/mock.ts', 'tools/mock/cryptography/node.ts'].map((file) => {
    if (file) writeFileSync(join(root, file), '// changed')
    return digestOf({ subject: 'names', inputs: [], tests: ['one.test.ts'] }, root)
  })
  expect(new Set(digests).size).toBe(3)
})
