import { expect, test } from 'vitest'
import { createNames } from './names.ts'

const { sectionsWithout } = createNames({ pages: [], sections: { spot: 'Spot', old: 'Futures', v3: 'Futures v3' } }, 0)

test('the last word may be the start of the name of a retired section', () => {
  const names = createNames({ pages: [], sections: { spot: 'Spot', old: 'Futures (legacy)' } }, 2)
  names.add(0, { title: 'Place order', section: 'spot', isDeprecated: false })
  names.add(1, { title: 'Place order', section: 'old', isDeprecated: true })
  expect([...names.sectionsTold(['order', 'leg'])]).toEqual(['old'])
  expect([...names.sectionsTold(['leg', 'order'])]).toEqual([])
})

test.each([
  [['futures', 'host'], ['spot']],
  [
    ['spot', 'host'],
    ['old', 'v3'],
  ],
  [['host'], []],
  [['from', 'spot', 'to', 'futures'], []],
])('%j does not mean the sections %j', (words, sections) => {
  expect([...sectionsWithout(words)]).toEqual(sections)
})
