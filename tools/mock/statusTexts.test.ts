import { STATUS_CODES } from 'node:http'
import { expect, it } from 'vitest'
import { statusText } from './statusTexts.ts'

it('names each status of a failed request as Node does', () => {
  const failures = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 400)
  expect(failures.map(([status]) => [status, statusText(status)])).toEqual(failures)
})
