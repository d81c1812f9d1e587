import { expect, it } from 'vitest'
import { lastAbove } from './topAnchor.ts'

const elements = [
  { id: 'place', top: -900, height: 4000 },
  { id: 'place.px', top: -20, height: 90 },
  { id: 'folded', top: 0, height: 0 },
  { id: 'place.sz', top: 108, height: 60 },
  { id: 'cancel', top: 3100, height: 900 },
]

it('is what begins last above the line, and is shown', () => {
  expect(lastAbove(elements, 104)).toBe('place.sz')
  expect(lastAbove(elements, 50)).toBe('place.px')
})

it('is nothing above the first', () => {
  expect(lastAbove(elements, -2000)).toBeUndefined()
})
