import { expect, it } from 'vitest'
import { childNode, locationOf, rootNode } from '../../load/document/spec.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'

const text = `openapi: 3.1.0
info: { title: Orders, version: '1' }
components:
  schemas:
    Buy:
      properties:
        size: { type: string }
    Sell:
      properties:
        size: { type: string }
`

it('an error in one of two equal schemas tells the line of that one', () => {
  const spec = loadedSpecOf({ 'openapi.yaml': text })
  const { errorsOf } = createSchemaCompiler(spec, 'any')
  const linesOf = (name: string) => {
    const schema = ['components', 'schemas', name].reduce(childNode, rootNode(spec))
    return errorsOf(schema, { size: 1 }).map(({ origin }) => locationOf(spec, origin).line)
  }
  expect([linesOf('Buy'), linesOf('Sell')]).toEqual([[7], [10]])
})
