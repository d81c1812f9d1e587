import { expect, test } from 'vitest'
import type { ErrorCode } from '../../contract/reference.ts'
import { unconfirmedErrors } from './unconfirmedErrors.ts'

const confirmed = (code: number): ErrorCode => ({ code, description: { en: 'Known.' } })
const unconfirmed = (code: number): ErrorCode => ({ ...confirmed(code), certainty: 'inferred' })

test('says nothing of a table whose meanings are confirmed', () => {
  expect(unconfirmedErrors([confirmed(1), confirmed(2)])).toBeUndefined()
})

test('says it once of a table without a confirmed meaning', () => {
  expect(unconfirmedErrors([unconfirmed(1), unconfirmed(2)])).toEqual({ which: 'all', codes: [] })
})

test('names the few that are unconfirmed', () => {
  expect(unconfirmedErrors([confirmed(1), unconfirmed(2), confirmed(3)])).toEqual({ which: 'only', codes: [2] })
})

test('names the few that are confirmed', () => {
  expect(unconfirmedErrors([unconfirmed(1), unconfirmed(2), confirmed(3)])).toEqual({ which: 'except', codes: [3] })
})
