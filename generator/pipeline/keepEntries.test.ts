import { expect, test } from 'vitest'
import { createMemory } from '../contract/memory.ts'
import { apiOf } from '../model/testing.ts'
import { keepEntries } from './keepEntries.ts'

const spec = `info: {title: Orders}
paths:
  /a: {get: {operationId: a, description: First., responses: {200: {$ref: '#/components/responses/a'}}}}
  /b: {get: {operationId: b, responses: {200: {description: Done.}}}}
components:
  responses:
    a: {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Outer'}}}}
  schemas:
    Outer: {type: object, properties: {own: {$ref: '#/components/schemas/Inner'}}}
    Inner: {type: string, description: Inside.}
`

/** The operations that something is made of again after an edit. */
function madeAgain(edit: (text: string) => string): string[] {
  const memory = createMemory()
  const made: string[] = []
  for (const text of [spec, edit(spec)]) {
    made.length = 0
    const api = apiOf(text)
    const keep = keepEntries(memory)
    for (const operation of api.operations)
      keep(operation.id, { api, entries: [operation], read: [] }, () => made.push(operation.id))
  }
  return made
}

test.each<[what: string, edit: (text: string) => string, operations: string[]]>([
  ['its text is another', (text) => text.replace('First.', 'The first.'), ['a']],
  ['a schema that it leads to is another', (text) => text.replace('Inside.', 'Within.'), ['a']],
  ['its API is called otherwise', (text) => text.replace('{title: Orders}', '{title: Trades}'), ['a', 'b']],
  ['lines are added above it', (text) => text.replace('paths:', '# Read by everyone.\npaths:'), []],
])('what is made of an operation is made again when %s', (_what, edit, operations) => {
  expect(madeAgain(edit)).toEqual(operations)
})
