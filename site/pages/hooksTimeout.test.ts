import { expect, test } from 'vitest'
import hooksTimeout from './+hooksTimeout.ts'

test('no page is given up for the time that it takes on a busy machine', () => {
  expect(hooksTimeout).toBe(false)
})
