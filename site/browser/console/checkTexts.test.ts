import { expect, it } from 'vitest'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import { createChecks } from './checkTexts.ts'

const schema: SchemaNode = {
  types: ['object'],
  properties: [{ name: 'code', required: true, schema: { types: ['integer'] } }],
}

function differences(value: object): number | undefined {
  const answer = createChecks()({ kind: 'value', text: JSON.stringify(value), schema, schemas: {} })
  return answer.kind === 'value' ? answer.differences?.count : undefined
}

it('takes no notice of what a mock adds to say why it refuses, and of no other member that is unknown', () => {
  expect(differences({ code: 401, mock: { reasons: ['The signature is wrong.'] } })).toBe(0)
  expect(differences({ code: 401, mock: 'other' })).toBe(1)
  expect(differences({ code: 'x', mock: { reasons: [] } })).toBe(1)
})
