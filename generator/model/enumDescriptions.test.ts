import { expect, it } from 'vitest'
import { schemasOf } from './testing.ts'

it.each([
  ['x-enum-descriptions: { a: First., b: Second. }', ['First.', 'Second.']],
  ['x-enum-descriptions: [First., Second.]', ['First.', 'Second.']],
  ['x-enumDescriptions: { a: First. }', ['First.', undefined]],
  ['x-enum-varnames: [ALPHA, b]', ['`ALPHA`', undefined]],
  ['x-enum-varnames: [ALPHA, BETA], x-enum-descriptions: [First.]', ['`ALPHA`: First.', '`BETA`']],
])('the values of an enum are described by %s', (extension, texts) => {
  const { schema } = schemasOf(`S: { type: string, enum: [a, b], ${extension} }`)
  expect(schema('S').enum?.map(({ description }) => description?.['en'])).toEqual(texts)
})

it('a variant is chosen by the one value that it allows', () => {
  const { schema } = schemasOf(`
A: { type: object, properties: { kind: { const: typeA } } }
B: { allOf: [{ $ref: '#/components/schemas/C' }] }
C: { type: object, properties: { kind: { type: string, enum: [typeC] } } }
D: { type: object, properties: { kind: { type: string } } }
S: { discriminator: { propertyName: kind }, oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/D' }] }
`)
  const [set] = schema('S').variants ?? []
  expect(set?.variants.map(({ discriminatorValue }) => discriminatorValue)).toEqual(['typeA', 'typeC', 'D'])
})
