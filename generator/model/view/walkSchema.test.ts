import { expect, it } from 'vitest'
import type { SchemaNode } from '../../contract/schema.ts'
import { innerSchemas, mapSchemas, reachableSchemas, referencesOf } from './walkSchema.ts'

const to = (ref: string): SchemaNode => ({ ref, types: [] })
const everything: SchemaNode = {
  types: [],
  properties: [{ name: 'a', required: true, schema: to('Property') }],
  patternProperties: [{ pattern: '^x-', schema: to('Pattern') }],
  additionalProperties: to('Additional'),
  items: to('Item'),
  positions: [to('Position')],
  variants: [{ mode: 'oneOf', variants: [{ name: {}, schema: to('Variant') }] }],
  not: to('Not'),
  subschemas: [{ keyword: 'if', schema: to('If') }],
  // A value that looks like a schema is no schema.
  const: { items: { ref: 'Constant', types: [] } },
}
const all = ['Property', 'Pattern', 'Additional', 'Item', 'Position', 'Variant', 'Not', 'If']

it('meets every schema inside a schema', () => {
  expect(innerSchemas(everything).map(({ ref }) => ref)).toEqual(all)
})

it('changes every schema inside a schema, and nothing else', () => {
  const changed = mapSchemas(everything, ({ ref }) => to(`${ref}2`))
  expect(innerSchemas(changed).map(({ ref }) => ref)).toEqual(all.map((name) => `${name}2`))
  expect(mapSchemas(everything, (schema) => schema)).toEqual(everything)
})

it('names what a schema refers to, however deep', () => {
  expect(referencesOf({ ...to('Own'), items: everything })).toEqual(['Own', ...all])
})

it('finds the schemas that others lead to, nearest first, and no more than it is asked for', () => {
  const schemas = { A: { types: [], items: to('B') }, B: { types: [], not: to('A') }, C: { types: [] } }
  expect([...reachableSchemas([to('A'), to('Unknown')], schemas).keys()]).toEqual(['A', 'B'])
  expect([...reachableSchemas([to('A')], schemas, 1).keys()]).toEqual(['A'])
})
