import { expect, it } from 'vitest'
import { pointerSteps, valueAtPointer, withValueAt } from './jsonPointer.ts'

const value = { 'a/b': [{ '~': 'deep' }], constructor: null }

it('reads steps with their escapes, and indexes as numbers', () => {
  expect(pointerSteps('/a~1b/0/~0/01')).toEqual(['a/b', 0, '~', '01'])
  expect(pointerSteps('')).toEqual([])
})

it('finds a value, and nothing where an object only inherits one', () => {
  expect(valueAtPointer(value, '/a~1b/0/~0')).toBe('deep')
  expect(valueAtPointer(value, '/constructor')).toBeNull()
  expect(valueAtPointer({}, '/constructor')).toBeUndefined()
  expect(valueAtPointer(value, '/a~1b/1/~0')).toBeUndefined()
  expect(valueAtPointer('text', '/length')).toBeUndefined()
})

it('replaces a value, adds a member, and leaves a list as long as it is', () => {
  expect(withValueAt(value, '/a~1b/0/~0', 'new')).toEqual({ 'a/b': [{ '~': 'new' }], constructor: null })
  expect(withValueAt({ a: 1 }, '/b', 2)).toEqual({ a: 1, b: 2 })
  expect(withValueAt({ a: [1] }, '/a/1', 2)).toEqual({ a: [1] })
})
