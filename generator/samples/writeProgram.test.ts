import { expect, test, vi } from 'vitest'
import { languages } from './languages.ts'
import { writeProgram } from './writeProgram.ts'

test('the whole program is written when it is read: a page shows the short text alone', () => {
  const program = vi.fn((plan: string, short: string, file: string) => `${short} of ${plan} in ${file}`)
  const sample = writeProgram(languages.python, { short: () => 'part', program }, 'orders', 'list-orders')
  expect(sample.short).toBe('part')
  expect(program).not.toHaveBeenCalled()
  expect(sample.program).toBe('part of orders in list-orders.py')
})
