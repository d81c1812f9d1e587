import { describe, expect, test } from 'vitest'
import type { Operation } from '../contract/operation.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { builtApiOf, operationIn, schemasOf } from './testing.ts'

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n"
const ok = "responses: { '200': { description: ok } }"

function built(text: string) {
  return builtApiOf({ 'openapi.yaml': `${head}${text}` })
}

/** `levels` lines, each of which refers twice to the next, and one that ends it. */
function doubling(levels: number, line: (index: number) => string, last: string): string {
  return [...Array.from({ length: levels }, (_, index) => line(index)), last].join('\n')
}

describe('references that lead back to what they stand in', () => {
  test('a callback that leads to its own path names the operation', () => {
    const { api, diagnostics } = built(`
paths:
  /a:
    post: { operationId: a, summary: Send it, ${ok}, callbacks: { c: { u: { $ref: '#/paths/~1a' } } } }`)
    const [callback] = operationIn(api, 'a').callbacks
    expect(callback?.operations).toMatchObject([
      { kind: 'callback', method: 'POST', path: 'u', title: { en: 'Send it' }, responses: [], callbacks: [] },
    ])
    expect(diagnostics).toMatchObject([{ code: 'circular-object', severity: 'warning', line: 6 }])
  })

  test('a callback of the components that holds itself is shown once', () => {
    const { api, diagnostics } = built(`
paths:
  /a: { get: { operationId: a, ${ok}, callbacks: { c: { $ref: '#/components/callbacks/C' } } } }
components:
  callbacks:
    C: { u: { post: { operationId: b, ${ok}, callbacks: { c: { $ref: '#/components/callbacks/C' } } } } }`)
    const [inner] = operationIn(api, 'a').callbacks[0]?.operations ?? []
    expect(inner?.responses).toHaveLength(1)
    expect(inner?.callbacks[0]?.operations[0]?.callbacks).toEqual([])
    expect(diagnostics.map(({ code }) => code)).toEqual(['circular-object'])
  })

  test('a header whose body has parts with that header is shown once', () => {
    const { api, diagnostics } = built(`
paths:
  /a: { post: { operationId: a, requestBody: { content: { multipart/form-data: { encoding: { p: { headers: { X: { $ref: '#/components/headers/X' } } } } } } }, ${ok} } }
components:
  headers:
    X: { description: Mark, content: { multipart/form-data: { encoding: { p: { headers: { X: { $ref: '#/components/headers/X' } } } } } } }`)
    const [encoding] = operationIn(api).requestBody?.contents[0]?.encodings ?? []
    expect(encoding?.headers).toMatchObject([{ name: 'X', description: { en: 'Mark' } }])
    expect(diagnostics).toMatchObject([{ code: 'circular-object', line: 8 }])
  })
})

describe('references that double with each level', () => {
  test('callbacks end, and what is left out is said once', () => {
    const path = (index: number) =>
      `    P${index}: { get: { ${ok}, callbacks: { c: { u: { $ref: '#/components/pathItems/P${index + 1}' }, v: { $ref: '#/components/pathItems/P${index + 1}' } } } } }`
    const { api, diagnostics } = built(`
paths:
  /a: { $ref: '#/components/pathItems/P0' }
components:
  pathItems:
${doubling(30, path, `    P30: { get: { ${ok} } }`)}`)
    expect(countOperations(api.operations)).toBeLessThan(5000)
    expect(diagnostics.filter(({ code }) => code !== 'operation-id-missing')).toMatchObject([
      { code: 'input-too-large', severity: 'error', file: 'openapi.yaml' },
    ])
  })

  test('a chain of callbacks ends before the stack does', () => {
    const path = (index: number) =>
      `    P${index}: { get: { ${ok}, callbacks: { c: { u: { $ref: '#/components/pathItems/P${index + 1}' } } } } }`
    const { diagnostics } = built(`
paths:
  /a: { $ref: '#/components/pathItems/P0' }
components:
  pathItems:
${doubling(3000, path, `    P3000: { get: { ${ok} } }`)}`)
    expect(diagnostics.map(({ code }) => code)).toContain('input-too-large')
  })

  test.each([
    ['composed', (next: string) => `{ allOf: [${next}, { minProperties: 0 }] }`],
    ['beside a reference', (next: string) => next.replace(' }', ', minProperties: 0 }')],
  ])('schemas %s in properties end', (_, composed) => {
    const line = (index: number) => {
      const next = composed(`{ $ref: '#/components/schemas/S${index + 1}' }`)
      return `S${index}: { type: object, properties: { a: ${next}, b: ${next} } }`
    }
    const { api, diagnostics } = schemasOf(doubling(40, line, 'S40: { type: object, properties: { z: {} } }'))
    expect(Object.values(api.schemas).reduce((sum, node) => sum + countNodes(node), 0)).toBeLessThan(200_000)
    expect(diagnostics.map(({ code }) => code)).toEqual(['input-too-large'])
  })

  test('a chain of thousands of compositions ends before the stack does', () => {
    const line = (index: number) =>
      `S${index}: { allOf: [{ $ref: '#/components/schemas/S${index + 1}' }, { type: object, properties: { p${index}: {} } }] }`
    const { diagnostics } = schemasOf(doubling(1000, line, 'S1000: { type: object, properties: { z: {} } }'))
    expect(diagnostics.map(({ code }) => code)).toEqual(['input-too-large'])
  })
})

test('a long part that thousands refer to is left out once it was repeated too often', () => {
  const values = Array.from({ length: 500 }, (_, index) => `v${index}`).join(', ')
  const fields = Array.from({ length: 500 }, (_, index) => `p${index}: { $ref: '#/components/schemas/E' }`).join(', ')
  const { diagnostics } = schemasOf(
    `E: { type: string, enum: [${values}] }\nB: { type: object, properties: { ${fields} } }`,
  )
  expect(diagnostics).toMatchObject([{ code: 'input-too-large', message: expect.stringContaining('schemas/E') }])
})

test('a part that every one of many operations refers to is there each time', () => {
  const paths = Array.from(
    { length: 300 },
    (_, index) =>
      `  /a${index}: { get: { operationId: a${index}, responses: { '400': { $ref: '#/components/responses/Bad' } } } }`,
  )
  const { api, diagnostics } = built(`
paths:
${paths.join('\n')}
components:
  responses:
    Bad: { description: Refused., content: { application/json: { schema: { type: object, properties: { code: { type: string }, text: { type: string } } } } } }`)
  expect(diagnostics.map(({ code }) => code)).toEqual(['page-divided'])
  expect(api.operations.every(({ responses }) => responses[0]?.contents.length === 1)).toBe(true)
})

function countOperations(operations: readonly Operation[]): number {
  return operations.reduce(
    (sum, { callbacks }) => sum + 1 + countOperations(callbacks.flatMap((callback) => callback.operations)),
    0,
  )
}

function countNodes({ properties = [] }: SchemaNode): number {
  return properties.reduce((sum, { schema }) => sum + countNodes(schema), 1)
}
