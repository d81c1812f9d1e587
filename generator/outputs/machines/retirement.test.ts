import { expect, it } from 'vitest'
import type { Api } from '../../contract/reference.ts'
import { retirementOf } from './retirement.ts'
import { api, retiredApi, site } from './testing.ts'

const retirement = (own: Api) => retirementOf(own, [api, own], 'en', site)

it('an API whose entries are all deprecated is retired, and most replacements name its successor', () => {
  expect(retirement(retiredApi)).toMatchObject({ sunset: '2024-11-30', successor: { id: 'orders' } })
})

it('an API is not retired while one of its entries is in use, or without entries', () => {
  expect(retirement({ ...retiredApi, channels: api.channels })).toBeUndefined()
  expect(retirement({ ...api, operations: [], channels: [] })).toBeUndefined()
})

it('a retirement without a date or a successor in another API says neither', () => {
  const operations = retiredApi.operations.map((operation) => ({
    ...operation,
    deprecation: { replacements: ['placeOrder'] },
  }))
  expect(retirement({ ...retiredApi, operations })).toEqual({ notice: 'Deprecated: do not build on it.' })
})
