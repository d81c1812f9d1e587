import { expect, it } from 'vitest'
import { endHeaders, withEndHeaders } from './endHeaders.ts'

it('tells the day of the deprecation and the end of the last day of service', () => {
  expect(endHeaders({ since: '2024-11-07', sunset: '2024-11-30' })).toEqual({
    Deprecation: '@1730937600',
    Sunset: 'Sat, 30 Nov 2024 23:59:59 GMT',
  })
})

it('tells no date that the spec does not tell', () => {
  expect(endHeaders({ since: 'spring' })).toEqual({})
  expect(endHeaders()).toEqual({})
})

it('leaves a header that the spec has as it is', () => {
  const reply = { status: 200, headers: { Sunset: 'Thu, 01 Jan 2026 00:00:00 GMT' } }
  expect(withEndHeaders(reply, { sunset: '2024-11-30', replacements: [] })).toEqual(reply)
  expect(withEndHeaders(reply, undefined)).toBe(reply)
})
