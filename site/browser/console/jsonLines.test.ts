import { expect, test } from 'vitest'
import { jsonLines } from './jsonLines.ts'

const shown = (text: string, most = 100) =>
  jsonLines(text, most).lines.map(
    ({ depth, path, pieces }) =>
      `${'  '.repeat(depth)}${pieces.map((piece) => piece.text).join('')}${path === undefined ? '' : ` @${path}`}`,
  )

test('indents a value and says where each part of it stands', () => {
  expect(shown('{"data":[{"id":"1","fees":[0.1,2]},{}],"none":[],"last":null}')).toEqual([
    '{ @',
    '  "data": [ @data',
    '    { @data[0]',
    '      "id": "1", @data[0].id',
    '      "fees": [ @data[0].fees',
    '        0.1, @data[0].fees[0]',
    '        2 @data[0].fees[1]',
    '      ]',
    '    },',
    '    {} @data[1]',
    '  ],',
    '  "none": [], @none',
    '  "last": null @last',
    '}',
  ])
})

test('keeps the digits of a number as they are written', () => {
  expect(shown('{"id":512340000000337100123,"rate":1.50}')).toEqual([
    '{ @',
    '  "id": 512340000000337100123, @id',
    '  "rate": 1.50 @rate',
    '}',
  ])
})

test('tells names from values, and numbers from words', () => {
  const { lines } = jsonLines('{"a":"b","c":-1,"d":true}', 10)
  expect(lines.map(({ pieces }) => pieces.filter(({ kind }) => kind !== 'mark').map(({ kind }) => kind))).toEqual([
    [],
    ['name', 'string'],
    ['name', 'number'],
    ['name', 'literal'],
    [],
  ])
})

test('makes no more lines than asked for, and says that there are more', () => {
  const { lines, isWhole } = jsonLines(`[${'1,'.repeat(100_000)}1]`, 5)
  expect([lines.length, isWhole]).toEqual([5, false])
  expect(jsonLines('[1]', 5).isWhole).toBe(true)
})

test.each(['"text"', '5', 'null'])('shows %s alone on a line', (text) => {
  expect(shown(text)).toEqual([`${text} @`])
})

test('keeps a string with quotes and backslashes whole', () => {
  expect(shown(String.raw`["a\"b","c\\",{"\\\"":1}]`)).toEqual([
    '[ @',
    String.raw`  "a\"b", @[0]`,
    String.raw`  "c\\", @[1]`,
    '  { @[2]',
    String.raw`    "\\\"": 1 @[2].\"`,
    '  }',
    ']',
  ])
})

test.each<[string, string]>([
  ['a string of 20 MB', `"${'x'.repeat(20_000_000)}"`],
  ['a string of 10 million quotes', `"${'\\"'.repeat(10_000_000)}"`],
  ['a string that does not end', `"${'\\'.repeat(10_000_000)}`],
  ['a number of 10 MB', '9'.repeat(10_000_000)],
  ['a number of 40 MB after 40 MB of spaces', `${' '.repeat(40_000_000)}${'9'.repeat(40_000_000)}`],
  ['a name of 10 MB', `{"${'x'.repeat(10_000_000)}":1}`],
])('shows the beginning of %s, and how long it is', (_which, text) => {
  const { lines, isWhole } = jsonLines(text, 10)
  const pieces = lines.flatMap((line) => line.pieces).map((piece) => piece.text)
  expect(isWhole).toBe(true)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2100)
  expect(pieces.join('')).toMatch(/… \(\d{8}\)/)
})

test('indents no more than can be read of 100,000 levels', () => {
  const { lines } = jsonLines('{"a":'.repeat(100_000), 50_000)
  expect(lines).toHaveLength(50_000)
  expect(lines.at(-1)).toEqual({ depth: 40, pieces: expect.anything() })
  expect(lines[2]?.path).toBe('a.a')
})
