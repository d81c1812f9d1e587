import { expect, it } from 'vitest'
import { parseGuideTable } from './guideTable.ts'

const column = { key: 'a', label: { en: 'A' } }

it('reads columns, cells and a note', () => {
  const table = {
    columns: [column],
    rows: [{ a: 1 }, { a: null }, { a: { en: 'One', zh: '一' } }],
    note: { en: 'All.' },
  }
  expect(parseGuideTable(JSON.stringify(table))).toEqual(table)
})

it.each([
  [{ rows: [] }, 'it has no lists "columns" and "rows"'],
  [{ columns: [{ ...column, label: { en: 1 } }], rows: [] }, 'column 1 has no "key" and no "label" in each language'],
  [{ columns: [column], rows: [{}, []] }, 'row 2 is not an object'],
  [{ columns: [column], rows: [{ a: [1] }] }, '"a" of row 1 is neither a value nor a text in each language'],
  [{ columns: [column], rows: [{ a: { en: {} } }] }, '"a" of row 1 is neither a value nor a text in each language'],
  [{ columns: [column], rows: [], note: { en: { a: 'b' } } }, '"note" is not a text in each language'],
])('says what is wrong with %j', (table, message) => {
  expect(() => parseGuideTable(JSON.stringify(table))).toThrow(message)
})
