import { describe, expect, it } from 'vitest'
import { apiOfSchemas, changesBetween } from './testing.ts'

/** Schemas that lead one to the next by a property, with a leaf at the end. */
function chain(length: number, leaf: string): string {
  const links = Array.from({ length }, (_, index) => {
    const name = index === 0 ? 'Root' : `S${index}`
    return `${name}: { type: object, properties: { a: { $ref: '#/components/schemas/S${index + 1}' } } }`
  })
  return [...links, `S${length}: { type: object, properties: { z: { type: ${leaf} } } }`].join('\n')
}

it('finds what differs at the end of a chain of thousands of schemas', () => {
  const changes = changesBetween(apiOfSchemas(chain(3000, 'string')), apiOfSchemas(chain(3000, 'integer')))
  expect(changes).toHaveLength(2)
  expect(changes[0]).toMatch(/^breaking type-changed: POST \/all, body, (a\.){3000}z$/)
}, 30_000)

/** Conditions that lead one to the next, with a leaf at the end. */
function conditions(keyword: string, length: number, leaf: string): string {
  const links = Array.from({ length }, (_, index) => {
    const name = index === 0 ? 'Root' : `S${index}`
    return `${name}: { type: object, if: { required: [a] }, ${keyword.replace('$', `$ref: '#/components/schemas/S${index + 1}'`)} }`
  })
  return [...links, `S${length}: { type: object, properties: { z: { ${leaf} } } }`].join('\n')
}

describe.each(['then: { $ }', 'else: { $ }', 'not: { $ }', 'dependentSchemas: { a: { $ } }'])('below %s', (keyword) => {
  const between = (before: string, after: string) =>
    changesBetween(apiOfSchemas(conditions(keyword, 6, before)), apiOfSchemas(conditions(keyword, 6, after)))

  it('finds what differs six schemas away', () => {
    expect(between('type: string', 'type: integer')).toContainEqual(
      expect.stringMatching(/^breaking constraint-changed: POST \/all, body, “/),
    )
  })

  it('takes a new text for no other rule', () => {
    expect(between('type: string, description: A.', 'type: string, description: B.').join()).not.toContain('constraint')
  })
})

/** Schemas with sixty properties, each of which leads to the next level. */
function wide(mode: string): string {
  const level = (index: number) => {
    const properties = Array.from({ length: 60 }, (_, at) => `p${at}: { $ref: '#/components/schemas/L${index + 1}' }`)
    return `L${index}: { type: object, properties: { ${properties.join(', ')} } }`
  }
  return [
    `Root: { ${mode}: [{ title: ${mode}, allOf: [{ $ref: '#/components/schemas/L0' }, { minProperties: 1 }] }, { type: string }] }`,
    ...[0, 1, 2, 3].map(level),
    'L4: { type: object, properties: { z: { type: string } } }',
  ].join('\n')
}

it('compares shapes as far as it goes where each level repeats the next many times', () => {
  expect(changesBetween(apiOfSchemas(wide('oneOf')), apiOfSchemas(wide('anyOf'))).length).toBeGreaterThan(0)
}, 15_000)
