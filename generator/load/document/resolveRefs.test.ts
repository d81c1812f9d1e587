import { expect, test } from 'vitest'
import { loadedSpecOf } from '../testing.ts'
import { collectReferences, dereference, findTarget, isRemote, parseReference, targetId } from './resolveRefs.ts'
import { rootNode } from './spec.ts'

function referencesIn(text: string): string[] {
  return collectReferences(rootNode(loadedSpecOf({ 'openapi.yaml': text }))).map(({ reference }) => reference)
}

function valueAt(reference: string, files: Readonly<Record<string, string>>): unknown {
  const spec = loadedSpecOf(files)
  return dereference(spec, { value: { $ref: reference }, file: spec.root.path, pointer: [] })?.value
}

test.each([
  ['#/components/schemas/Price', 'specs/a.yaml', 'specs/a.yaml', ['components', 'schemas', 'Price']],
  ['../shared/b.yaml#/Price', 'specs/paths/a.yaml', 'specs/shared/b.yaml', ['Price']],
  ['./b.yaml', 'specs/a.yaml', 'specs/b.yaml', []],
  ['my%20file.yaml#/A%20B', 'a.yaml', 'my file.yaml', ['A B']],
  ['#/paths/~1v3~1orders/get', 'a.yaml', 'a.yaml', ['paths', '/v3/orders', 'get']],
  ['#/a~0b~01', 'a.yaml', 'a.yaml', ['a~b~1']],
  ['#/paths/~1orders~1%7Bid%7D', 'a.yaml', 'a.yaml', ['paths', '/orders/{id}']],
  ['#', 'a.yaml', 'a.yaml', []],
  ['%2e%2e/secret.yaml', 'specs/a.yaml', 'secret.yaml', []],
  ['#/100%', 'a.yaml', 'a.yaml', ['100%']],
])('%s in %s… is read as path and pointer', (reference, from, file, pointer) => {
  expect(parseReference(reference, from)).toEqual({ file, pointer })
})

test('the id of a place escapes what a pointer must escape', () => {
  expect(targetId({ file: 'a.yaml', pointer: ['paths', '/a~b', 0] })).toBe('a.yaml#/paths/~1a~0b/0')
})

test.each(['https://example.com/a.yaml', 'HTTP://example.com', '//example.com/a', 'file:///etc/passwd', 'urn:x:y'])(
  '%s is on another host',
  (reference) => {
    expect(isRemote(reference)).toBe(true)
  },
)

test.each(['a.yaml', './a.yaml#/x', '#/x', 'folder/a:b.yaml', ''])('%j is part of the project', (reference) => {
  expect(isRemote(reference)).toBe(false)
})

test('a reference is followed through folders, files and further references', () => {
  const files = {
    'openapi.yaml': 'a: {$ref: "parts/one.yaml#/First"}',
    'parts/one.yaml': 'First: {$ref: "../two.yaml#/Second"}',
    'two.yaml': 'Second: {$ref: "#/Third"}\nThird: {type: string}',
  }
  expect(valueAt('#/a', files)).toEqual({ type: 'string' })
})

test('a reference can lead to a list item, to an escaped key and to a value that is false', () => {
  const files = { 'a.yaml': 'list: [1, {x: 2}]\npaths:\n  /a/{b}: {get: here}\n  m~n: tilde\nno: false\n' }
  expect(valueAt('#/list/1/x', files)).toBe(2)
  expect(valueAt('#/paths/~1a~1%7Bb%7D/get', files)).toBe('here')
  expect(valueAt('#/paths/m~0n', files)).toBe('tilde')
  expect(valueAt('#/no', files)).toBe(false)
})

test('a circle of references leads nowhere', () => {
  const files = {
    'a.yaml': 'a: {$ref: "#/b"}\nb: {$ref: "c.yaml#/c"}\nself: {$ref: "#/self"}',
    'c.yaml': 'c: {$ref: "a.yaml#/a"}',
  }
  expect(valueAt('#/a', files)).toBeUndefined()
  expect(valueAt('#/self', files)).toBeUndefined()
})

test.each([
  '#/constructor',
  '#/a/__proto__',
  '#/a/toString',
  '#/list/-1',
  '#/list/length',
  '#/a/missing',
  'none.yaml',
  '#anchor',
])('%s leads nowhere', (reference) => {
  expect(valueAt(reference, { 'a.yaml': 'a: {b: 1}\nlist: [1]\n' })).toBeUndefined()
})

test('the place of the target is the place it really stands at', () => {
  const spec = loadedSpecOf({ 'a.yaml': 'x: {$ref: "b.yaml#/y"}', 'b.yaml': 'y: 1' })
  expect(findTarget(spec, { file: 'b.yaml', pointer: ['y'] })).toEqual({ value: 1, file: 'b.yaml', pointer: ['y'] })
})

test('references are collected wherever the specification has them', () => {
  const text = `
paths:
  /a: {$ref: "a.yaml"}
  /b:
    get:
      parameters: [{$ref: "#/p"}]
      responses:
        default: {$ref: "#/r"}
        200:
          content:
            application/json:
              schema: {items: {$ref: "#/s"}}
              examples: {first: {$ref: "#/e"}}
`
  expect(referencesIn(text).sort()).toEqual(['#/e', '#/p', '#/r', '#/s', 'a.yaml'])
})

test('a property that is called $ref is no reference', () => {
  expect(referencesIn('properties: {$ref: {type: string, description: the target}}')).toEqual([])
  expect(referencesIn('properties: {$ref: {$ref: "#/real"}}')).toEqual(['#/real'])
})

test.each([
  'example: {$ref: "#/x"}',
  'default: {$ref: "#/x"}',
  'const: {$ref: "#/x"}',
  'enum: [{$ref: "#/x"}]',
  'examples: [{$ref: "#/x"}]',
  'examples: {one: {value: {$ref: "#/x"}}}',
])('no reference: %s', (text) => {
  expect(referencesIn(text)).toEqual([])
})

test.each([
  ['a property called default', 'properties: {default: {$ref: "#/x"}, value: {$ref: "#/y"}}'],
  ['a property called properties', 'properties: {properties: {$ref: "#/x"}, schemas: {$ref: "#/y"}}'],
  ['an example called default', 'examples: {default: {$ref: "#/x"}, example: {$ref: "#/y"}}'],
  ['a parameter called value', 'components: {parameters: {value: {$ref: "#/x"}}, headers: {const: {$ref: "#/y"}}}'],
  ['a schema called example', 'components: {schemas: {example: {$ref: "#/x"}, enum: {$ref: "#/y"}}}'],
  [
    'a property below a property called properties',
    'properties: {properties: {properties: {a: {$ref: "#/x"}, example: {$ref: "#/y"}}}}',
  ],
])('%s is followed', (_, text) => {
  expect(referencesIn(text)).toEqual(['#/x', '#/y'])
})
