import { expect, test } from 'vitest'
import { createNames } from './names.ts'

const { sectionsWithout } = createNames({ pages: [], sections: { spot: 'Spot', old: 'Futures', v3: 'Futures v3' } }, 0)

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
