import { expect, test } from 'vitest'
import { parseSpecText } from './parseSpecText.ts'

function problemsOf(text: string, path = 'openapi.yaml'): string[] {
  return parseSpecText(path, text).diagnostics.map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`,
  )
}

test('YAML and JSON give the same value', () => {
  const yaml = parseSpecText('a.yaml', 'openapi: 3.1.0\npaths: {}\n')
  const json = parseSpecText('a.json', '{"openapi": "3.1.0", "paths": {}}')
  expect(yaml).toMatchObject({ diagnostics: [], value: { value: { openapi: '3.1.0', paths: {} } } })
  expect(json.value.value).toEqual(yaml.value.value)
})

test('a byte order mark is no part of the document', () => {
  expect(parseSpecText('a.yaml', '\uFEFFopenapi: 3.1.0').value.value).toEqual({ openapi: '3.1.0' })
  expect(parseSpecText('a.json', '\uFEFF{"openapi": "3.1.0"}').value.value).toEqual({ openapi: '3.1.0' })
})

test('what looks like a date, a yes or an order id in quotes stays text', () => {
  const text = 'date: 2024-11-07\nanswer: yes\nid: "0012345678901234567890"\n'
  expect(parseSpecText('a.yaml', text).value.value).toEqual({
    date: '2024-11-07',
    answer: 'yes',
    id: '0012345678901234567890',
  })
})

test('a tab in the indentation is reported at its line', () => {
  expect(problemsOf('info:\n\ttitle: A\n')).toEqual([
    '2:1 yaml-syntax: Tab characters must not be used in indentation. Indent with spaces: YAML does not allow tabs for indentation.',
  ])
})

test('a key that occurs twice is reported at its second place', () => {
  expect(problemsOf('paths:\n  /orders: {}\n  /orders: {}\n')).toEqual([
    '3:3 yaml-syntax: Duplicated mapping key. Keep one of the two entries: a key may occur once in a mapping.',
  ])
})

test('a line that is indented wrongly is reported', () => {
  expect(problemsOf('info:\n  title: A\n version: 1\n')).toEqual([
    '3:2 yaml-syntax: Bad indentation of a mapping entry. Align the line with its siblings, two spaces a level.',
  ])
})

test('a colon in unquoted text is reported with a hint about quotes', () => {
  expect(problemsOf('description: limits: none\n')).toEqual([
    '1:20 yaml-syntax: Bad indentation of a mapping entry. Check quotes, colons and brackets around this place; quote text that contains `: ` or starts with a special character.',
  ])
})

test('a bracket that is not closed is reported', () => {
  expect(problemsOf('enum: [BUY, SELL\n')).toEqual([
    '2:1 yaml-syntax: Deficient indentation. Close the bracket or quotation mark that is still open here, or indent what continues it.',
  ])
})

test('broken JSON is reported with its place', () => {
  expect(problemsOf('{\n  "a": 1,\n  "b": \n}}', 'a.json')[0]).toMatch(/^4:2 yaml-syntax: /)
})

test('a second document in one file is reported', () => {
  expect(problemsOf('a: 1\n---\nb: 2\n')[0]).toMatch(/^1:1 yaml-syntax: Expected a single document/)
})

test.each(['', '  \n\n', '# only a comment\n', '---\n'])('%j is an empty file', (text) => {
  expect(problemsOf(text)[0]).toMatch(/^1:1 empty-file: openapi\.yaml is empty\. /)
})

test('a file with an error has no value', () => {
  expect(parseSpecText('a.yaml', 'a: 1\na: 2\n').value.value).toBeUndefined()
})

test('nesting is bounded in YAML, in JSON and in flow style', () => {
  const json = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const yaml = Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
  for (const found of [
    problemsOf(json, 'a.json'),
    problemsOf(yaml),
    problemsOf(`${'['.repeat(300)}${']'.repeat(300)}`),
  ]) {
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/input-too-large: .*\$ref/)
  }
})

test('a document that nests less deep is read', () => {
  expect(problemsOf(`${'['.repeat(199)}${']'.repeat(199)}`)).toEqual([])
})

test('aliases cannot nest deeper than the bound either', () => {
  const levels = (inner: string) => `${'{a: '.repeat(90)}${inner}${'}'.repeat(90)}`
  const text = `one: &one ${levels('1')}\ntwo: &two ${levels('*one')}\nthree: ${levels('*two')}\n`
  expect(problemsOf(text)[0]).toContain('input-too-large: The document nests deeper than 200 levels.')
})

test('aliases that multiply are refused before they are written out', () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const items = level === 0 ? 'lol' : `*a${level - 1}`
    return `a${level}: &a${level} [${Array.from({ length: 9 }, () => items).join(', ')}]`
  })
  expect(problemsOf(levels.join('\n'))).toEqual([
    '1:1 input-too-large: The document has more than 10000 values once its aliases are written out. Replace YAML aliases with $ref, which is not expanded.',
  ])
})

test('an alias inside of what it stands for is refused', () => {
  expect(problemsOf('node: &node\n  child: *node\n')[0]).toContain('1:1 input-too-large: ')
})

test('an alias that is used a few times is read', () => {
  const { value } = parseSpecText('a.yaml', 'a: &price {type: string}\nb: *price\nc: [*price, *price]\n').value
  expect(value).toMatchObject({ b: { type: 'string' }, c: [{ type: 'string' }, { type: 'string' }] })
})

test('takes aliases that repeat a part often, not those that double with each level', () => {
  const often = Array.from({ length: 1000 }, () => '*a').join(', ')
  expect(problemsOf(`a: &a { b: 1, c: 2, d: 3 }\ne: [${often}]\n`)).toEqual([])
  const levels = Array.from({ length: 16 }, (_, index) => `s${index + 1}: &s${index + 1} [*s${index}, *s${index}]`)
  expect(problemsOf(`s0: &s0 { a: 1 }\n${levels.join('\n')}\n`)[0]).toContain(
    '1:1 input-too-large: The document has more than 10000 values once its aliases are written out.',
  )
})
