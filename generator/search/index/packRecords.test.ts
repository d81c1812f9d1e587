import { expect, test } from 'vitest'
import { record } from '../testing.ts'
import { packRecords, unpackRecord } from './packRecords.ts'

test.each(['px', 'a.b'])('a field comes back with its heading %j', (heading) => {
  const field = record('/orders#place.body.px', 'field', { heading, names: [heading] })
  const { records, ...file } = packRecords([field])
  const [packed] = records
  expect(packed?.[3]).toBe(heading === 'px' ? '' : heading)
  expect(packed && unpackRecord(packed, { ...file, locale: 'en' }).heading).toBe(heading)
})
