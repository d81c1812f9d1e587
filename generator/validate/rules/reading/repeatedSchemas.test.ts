import { expect, it } from 'vitest'
import type { LoadedSpec } from '../../../load/document/spec.ts'
import { loadedSpecOf } from '../../../load/testing.ts'
import { collectObjects } from '../../document/specObjects.ts'
import { enumDescriptionUnknown } from '../enum-description-unknown.ts'
import { listWithoutPaging } from '../list-without-paging.ts'
import { fieldsOf } from './fields.ts'

const count = 4000
const numbers = Array.from({ length: count }, (_, index) => index)

function specWith(document: object): LoadedSpec {
  return loadedSpecOf({ 'openapi.json': JSON.stringify({ openapi: '3.1.0', ...document }) })
}

function inputOf(spec: LoadedSpec) {
  const objects = collectObjects(spec)
  return { spec, objects, ...fieldsOf(spec, objects) }
}

/** Schemas each of which is made of the next, with a field that is the next. */
function chainOf(length: number): LoadedSpec {
  const schemas = numbers.slice(0, length).map((index) => {
    const next = { $ref: `#/components/schemas/S${index + 1}` }
    return [`S${index}`, { allOf: [next, { properties: { a: next } }] }]
  })
  return specWith({ components: { schemas: { ...Object.fromEntries(schemas), [`S${length}`]: { type: 'string' } } } })
}

it('reads a few parts of each field where schemas are made of thousands, and says where it left the rest', {
  timeout: 15_000,
}, () => {
  const { fields, cut } = inputOf(chainOf(count))
  expect(fields).toHaveLength(count)
  expect(fields.reduce((sum, { parts }) => sum + parts.length, 0)).toBeLessThan(400_000)
  expect(cut?.pointer).toEqual(['components', 'schemas', 'S0', 'allOf', 1, 'properties', 'a'])
})

it('reads all parts of fields that are made of a hundred others', () => {
  const { fields, cut } = inputOf(chainOf(100))
  expect(fields[0]?.parts.length).toBeGreaterThan(100)
  expect(cut).toBeUndefined()
})

it('looks once for the list in an answer that thousands of operations have', { timeout: 15_000 }, () => {
  const properties = Object.fromEntries(numbers.map((index) => [`p${index}`, { type: 'string' }]))
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Big' } } }
  const parameters = [{ name: 'page', in: 'query', schema: {} }]
  const get = { parameters, responses: { 200: { description: 'A.', content } } }
  const spec = specWith({
    paths: Object.fromEntries(numbers.map((index) => [`/a${index}`, { get }])),
    components: { schemas: { Big: { properties: { ...properties, Rows: { type: 'array', items: {} } } } } },
  })
  expect(listWithoutPaging(inputOf(spec))).toMatchObject([{ code: 'list-without-paging', severity: 'info' }])
})

it('finds in thousands of schemas what one long enum does not have', { timeout: 15_000 }, () => {
  const schemas = numbers.map((index) => [
    `S${index}`,
    { $ref: '#/components/schemas/Long', 'x-enum-descriptions': { v0: 'One.', [`value-${index}`]: 'No.' } },
  ])
  const long = { type: 'string', enum: numbers.map((index) => `v${index}`) }
  const spec = specWith({ components: { schemas: { ...Object.fromEntries(schemas), Long: long } } })
  expect(enumDescriptionUnknown(inputOf(spec))).toHaveLength(count)
})
