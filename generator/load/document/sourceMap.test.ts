import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { runInSmallHeap } from '../../../tests/fixtures/smallHeap.ts'
import { createSourceMap, type Pointer } from './sourceMap.ts'

function placeOf(text: string, ...pointer: Pointer): string {
  const { line, column } = createSourceMap(text, 200).locate(pointer)
  return `${line}:${column}`
}

test('a key is found where its name begins', () => {
  const text = 'info:\n  title: Orders\n  version: 1.0.0\n'
  expect(placeOf(text, 'info')).toBe('1:1')
  expect(placeOf(text, 'info', 'version')).toBe('3:3')
})

test('a list item is found where its value begins, after the hyphen', () => {
  const text = 'tags:\n  - name: Market\n  - Trade\n'
  expect(placeOf(text, 'tags', 0)).toBe('2:5')
  expect(placeOf(text, 'tags', 0, 'name')).toBe('2:5')
  expect(placeOf(text, 'tags', 1)).toBe('3:5')
})

test('an index may be written as text', () => {
  expect(placeOf('tags: [Market, Trade]', 'tags', '1')).toBe('1:16')
})

test.each([
  ['double quotes', '"/v3/orders": {}\n"200": ok\n'],
  ['single quotes', "'/v3/orders': {}\n'200': ok\n"],
])('a key in %s is found at its opening quote', (_, text) => {
  expect(placeOf(text, '/v3/orders')).toBe('1:1')
  expect(placeOf(text, '200')).toBe('2:1')
})

test('a key with escapes is found under the text it stands for', () => {
  expect(placeOf('a: 1\n"\\u4ef7\\t": 2\n', '价\t')).toBe('2:1')
})

test('flow style has places within its line', () => {
  const text = 'enum: [BUY, "SELL"]\nlimits: {min: 1, max: {value: 2}}\n'
  expect(placeOf(text, 'enum', 1)).toBe('1:13')
  expect(placeOf(text, 'limits', 'max', 'value')).toBe('2:24')
})

test('a list in a list has places of its own', () => {
  expect(placeOf('rows:\n  - - "1"\n    - "2"\n', 'rows', 0, 1)).toBe('3:7')
})

test('a JSON file has places too, also when it is indented with tabs', () => {
  const spaces = '{\n  "openapi": "3.1.0",\n  "tags": [{ "name": "A" }]\n}'
  const tabs = '{\n\t"openapi": "3.1.0",\n\t"tags": [\n\t\t{ "name": "A" }\n\t]\n}'
  expect(placeOf(spaces, 'tags', 0, 'name')).toBe('3:14')
  expect(placeOf(tabs, 'tags', 0, 'name')).toBe('4:5')
})

test('JSON has the places that the same text has as YAML', () => {
  const value = {
    'a"b\\': [1, -2.5e3, true, null, '{"x": [1]}'],
    '': {},
    '\u4ef7\n': { list: [[], ['\\\\"']] },
    last: 'end\\',
  }
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    const [json, yaml] = [text, `${text}\n# no JSON`].map((written) => createSourceMap(written, 200))
    const places = pointersIn(value).map((pointer) => [pointer, json?.locate(pointer)])
    expect(places).toEqual(pointersIn(value).map((pointer) => [pointer, yaml?.locate(pointer)]))
  }
})

function pointersIn(value: unknown): Pointer[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pointersIn(inner).map((steps) => [key, ...steps]))]
}

test('a value as long as the largest file is passed over', () => {
  const text = JSON.stringify({ plain: 'x'.repeat(15_000_000), quoted: '"'.repeat(7_500_000), last: 1 })
  expect(createSourceMap(text, 200).locate(['last'])).toEqual({ line: 1, column: text.length - '"last":1'.length })
})

test('what an alias stands for is found at the key that has the alias', () => {
  const text = 'first: &price\n  type: string\nsecond: *price\n'
  expect(placeOf(text, 'first', 'type')).toBe('2:3')
  expect(placeOf(text, 'second', 'type')).toBe('3:1')
})

test('an alias in a list is found at its asterisk', () => {
  expect(placeOf('a: &one 1\nlist:\n  - *one\n  - 2\n', 'list', 0)).toBe('3:5')
})

test('what follows a block scalar is found, whatever the scalar looks like', () => {
  const text = 'description: |\n  paths:\n    - not: a key\nlong: >-\n  folded: too\n\n  text\npaths: {}\n'
  expect(placeOf(text, 'description')).toBe('1:1')
  expect(placeOf(text, 'long')).toBe('4:1')
  expect(placeOf(text, 'paths')).toBe('8:1')
})

test('a column counts characters, not bytes', () => {
  expect(placeOf('{价格: 行情, side: BUY}', 'side')).toBe('1:10')
})

test('lines that end in CRLF are counted once', () => {
  expect(placeOf('a: 1\r\nb:\r\n  c: 2\r\n', 'b', 'c')).toBe('3:3')
})

test('a byte order mark does not move the places after it', () => {
  expect(placeOf('\uFEFF{"a": 1, "b": 2}', 'b')).toBe('1:10')
  expect(placeOf('\uFEFFa: 1\nb: 2\n', 'b')).toBe('2:1')
})

test('a pointer to what is not there leads to the nearest parent', () => {
  expect(placeOf('info:\n  title: A\n', 'info', 'license', 'name')).toBe('1:1')
  expect(placeOf('info:\n  title: A\n', 'info', 'title', 'x')).toBe('2:3')
})

test('comments and a document marker are passed over', () => {
  expect(placeOf('# a comment\n---\n# another\ninfo: 1 # third\ntags: 2\n', 'tags')).toBe('5:1')
})

test('a key without a value, and a value that is a number, have places', () => {
  expect(placeOf('responses:\n  200:\n  404:\n    description: none\n', 'responses', 404)).toBe('3:3')
})

test('a text that is not YAML has the place of its beginning', () => {
  expect(placeOf('a: [1, 2', 'a', 1)).toBe('1:1')
})

test('an offset becomes a line and a column that count from 1', () => {
  const { positionAt } = createSourceMap('ab\ncd\n', 200)
  expect([positionAt(0), positionAt(1), positionAt(3), positionAt(4)]).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
  ])
})

test('the places of a large JSON text are found in a small heap', async () => {
  const program = `
    import { createSourceMap } from ${JSON.stringify(import.meta.resolve('./sourceMap.ts'))}
    const fields = Array.from({ length: 20 }, (_, at) => ({ name: 'field' + at, type: 'string', maxLength: at }))
    const text = JSON.stringify(Array.from({ length: 4_000 }, () => fields))
    console.log(text.length, createSourceMap(text, 200).locate([3_999, 19, 'type']).column)
  `
  const [length = 0, column = 0] = (await runInSmallHeap(program)).split(' ').map(Number)
  expect(column).toBe(length - '"type":"string","maxLength":19}]'.length)
})

test('between questions a large text takes no memory but its own', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const usedMegabytes = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 1e6
  }
  const entries = Array.from({ length: 50_000 }, (_, number) => `"key${number}":${number}`)
  const { locate } = createSourceMap(`{${entries.join(',')}}`, 200)
  const before = usedMegabytes()
  const last = locate(['key49999'])
  expect(last).toMatchObject({ line: 1 })
  await setImmediate()
  expect(usedMegabytes() - before).toBeLessThan(3)
  expect(locate(['key49999'])).toEqual(last)
})
