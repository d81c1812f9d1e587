import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { readSpec } from '../readSpec.ts'

async function read(schemas: string) {
  const text = `openapi: 3.1.0\ncomponents:\n  schemas:\n${schemas}`
  const root = await temporaryFolder({ 'api.yaml': text, 'other.yaml': '$dynamicAnchor: node\n' })
  const { value, diagnostics } = await readSpec({ api: 'test', root, path: 'api.yaml' })
  const problems = diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`)
  return { schemas: value.root.value, problems }
}

test('a $dynamicRef whose name one schema has leads to that schema', async () => {
  const { schemas, problems } = await read(
    "    Tree: { $dynamicAnchor: node, properties: { left: { $dynamicRef: '#node', description: Left } } }\n",
  )
  expect(schemas).toMatchObject({
    components: {
      schemas: { Tree: { properties: { left: { $ref: '#/components/schemas/Tree', description: 'Left' } } } },
    },
  })
  expect(problems).toEqual([])
})

test('of several schemas with the name, the nearest is meant, and the choice is reported', async () => {
  const tree = (name: string) =>
    `    ${name}: { $dynamicAnchor: node, properties: { next: { $dynamicRef: '#node' } } }\n`
  const { schemas, problems } = await read(tree('One') + tree('Two'))
  expect(schemas).toMatchObject({
    components: { schemas: { Two: { properties: { next: { $ref: '#/components/schemas/Two' } } } } },
  })
  expect(problems).toEqual([
    '4:56 dynamic-reference: $dynamicRef "#node" may mean 2 schemas: the nearest is shown, api.yaml#/components/schemas/One.',
    '5:56 dynamic-reference: $dynamicRef "#node" may mean 2 schemas: the nearest is shown, api.yaml#/components/schemas/Two.',
  ])
})

test('a $dynamicRef that leads nowhere or to another document is reported', async () => {
  const { problems } = await read(
    "    One: { $dynamicRef: '#gone' }\n    Two: { $dynamicRef: 'other.yaml#node' }\n    Three: { example: { $dynamicRef: '#data' } }\n",
  )
  expect(problems).toEqual([
    '5:12 dynamic-reference: $dynamicRef "other.yaml#node" leads to another document and is not followed.',
    '4:5 missing-reference: "#gone" leads nowhere.',
  ])
})
