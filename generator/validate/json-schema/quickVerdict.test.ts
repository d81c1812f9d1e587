import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPatterns } from '../../load/spec/patterns.ts'
import { createQuickVerdict } from './quickVerdict.ts'
import { createSchemaEngine } from './schemaEngine.ts'
import type { TranslatedSchema } from './translateSchema.ts'

const named: Readonly<Record<string, TranslatedSchema>> = {
  price: { type: 'string', format: 'decimal' },
  tree: { type: 'object', properties: { children: { type: 'array', items: { refersTo: 'tree' } } } },
  endless: { allOf: [{ refersTo: 'endless' }] },
  fork: { anyOf: [{ refersTo: 'fork' }, { refersTo: 'fork' }] },
}

function schemaNamed(name: string): TranslatedSchema {
  return named[name] ?? true
}

const verdictOn = createQuickVerdict(schemaNamed)
const errorsOf = createSchemaEngine({
  allErrors: false,
  schemaNamed,
  patterns: createPatterns(),
  steps: { left: Number.POSITIVE_INFINITY },
})

const texts = fc.constantFrom('', 'BUY', '1.5', '2025-01-02', 'price', '💱', '__proto__')
const numbers = fc.constantFrom(0, 1, -1, 1.5, 7, 2 ** 40)
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    ...[texts, numbers, fc.boolean(), fc.constant(null)],
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('price', 'side', 'children'), tie('value'), { maxKeys: 3 }),
  ),
}))
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null')
const names = fc.constantFrom('price', 'side', 'children', 'toString')
const limits = fc.nat(3)
const { schema: schemas } = fc.letrec<{ schema: TranslatedSchema }>((tie) => {
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 })
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.boolean(),
      fc.record({ type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 2 })) }),
      fc.record({ refersTo: fc.constantFrom('price', 'tree') }),
      fc.record(
        {
          type: types,
          enum: fc.array(values, { minLength: 1, maxLength: 3 }),
          const: values,
          ...{
            minimum: limits,
            maximum: limits,
            exclusiveMinimum: limits,
            exclusiveMaximum: limits,
            multipleOf: fc.constant(2),
          },
          ...{ minLength: limits, maxLength: limits, minItems: limits, maxItems: limits, minProperties: limits },
          pattern: fc.constantFrom('^[A-Z]+$', '[\\w-.]', '^.$'),
          format: fc.constantFrom('date', 'decimal', 'int32', 'int64', 'uuid', 'byte', 'no-such-format', 'password'),
          required: fc.uniqueArray(names, { maxLength: 2 }),
          properties: fc.dictionary(names, tie('schema'), { maxKeys: 2 }),
          additionalProperties: tie('schema'),
          items: tie('schema'),
          prefixItems: some,
          ...{ allOf: some, anyOf: some, oneOf: some, not: tie('schema') },
        },
        { requiredKeys: [] },
      ),
    ),
  }
})

it('never says anything else than ajv', () => {
  let told = 0
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const verdict = verdictOn(schema, value)
      if (verdict === undefined) return
      told += 1
      expect(errorsOf(schema, value).length === 0).toBe(verdict)
    }),
    { numRuns: 200 },
  )
  expect(told).toBeGreaterThan(100)
})

it.each(['valueOf', 'toString', 'constructor'])('compares values that have a field %s', (name) => {
  const value = { [name]: 1 }
  for (const schema of [{ const: value }, { enum: [value] }])
    expect([1, 2].map((other) => errorsOf(schema, { [name]: other }).length)).toEqual([0, 1])
})

it('leaves it to ajv to tell of a schema that contains itself without an end', () => {
  expect(verdictOn({ refersTo: 'endless' }, 1)).toBeUndefined()
  expect(verdictOn({ refersTo: 'fork' }, 1)).toBeUndefined()
})

it('follows a schema that contains itself as far as the value goes', () => {
  expect(verdictOn({ refersTo: 'tree' }, { children: [{ children: [] }] })).toBe(true)
  expect(verdictOn({ refersTo: 'tree' }, { children: [{ children: [1] }] })).toBe(false)
})
