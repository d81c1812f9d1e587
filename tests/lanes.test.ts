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
