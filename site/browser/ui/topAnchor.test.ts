import { expect, it } from 'vitest'
import { nearestAbove } from './topAnchor.ts'

const elements = [
  { id: 'place', top: -900, height: 4000 },
  { id: 'place.px', top: -20, height: 90 },
  { id: 'folded', top: 0, height: 0 },
  { id: 'place.sz', top: 108, height: 60 },
  { id: 'cancel', top: 3100, height: 900 },
]

it('is the nearest above the line that is shown', () => {
  expect(nearestAbove(elements, 104)).toBe('place.sz')
  expect(nearestAbove(elements, 50)).toBe('place.px')
})

it('is nothing above the first', () => {
  expect(nearestAbove(elements, -2000)).toBeUndefined()
})

it('is the nearest above, though a part beside it follows in the document', () => {
  const beside = { id: 'place.build', top: 60, height: 400 }
  expect(nearestAbove([...elements, beside], 104)).toBe('place.sz')
})

it('is the last of those at one height', () => {
  const inside = { id: 'place.sz.unit', top: 108, height: 20 }
  expect(nearestAbove([...elements, inside], 104)).toBe('place.sz.unit')
})
