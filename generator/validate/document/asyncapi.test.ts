import { describe, expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { checkWithAsyncapiParser } from './asyncapi.ts'
import { checkWithRedocly } from './redocly.ts'

const head = "asyncapi: 3.0.0\ninfo: { title: T, version: '1' }\n"

async function found(files: Readonly<Record<string, string>>): Promise<string[]> {
  const diagnostics = await checkWithAsyncapiParser(loadedSpecOf(files))
  return diagnostics.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code}: ${message}`)
}

describe('the parser of AsyncAPI', { timeout: 60_000 }, () => {
  it('reports what it finds at its place, in the file that it stands in', async () => {
    const files = {
      'specs/a.yaml': `${head}channels: { a: { $ref: b.yaml } }`,
      'specs/b.yaml': 'address: a\nadress: b\n',
    }
    expect(await found(files)).toEqual([
      'specs/b.yaml:2:1 asyncapi-structure: Property "adress" is not expected to be here (asyncapi-document-resolved).',
    ])
  })

  it('is not asked where a reference leads out of the spec or nowhere', async () => {
    const references = ['http://127.0.0.1:9/a', '../etc/passwd', 'nowhere.yaml', '#/__proto__', '#/nowhere']
    for (const reference of references)
      expect(await found({ 'a.yaml': `${head}adress: b\nchannels: { a: { $ref: '${reference}' } }` })).toEqual([])
  })

  it('says nothing of references in examples and in extensions of others', async () => {
    const references =
      "[{ $ref: 'http://127.0.0.1:9/a#/b' }, { $ref: '/etc/passwd#/a' }, { $ref: '#/__proto__/a' }, { $ref: 'a%zz' }]"
    const text = `${head}x-data: ${references}\nchannels: { a: { address: a, messages: { m: { payload: { examples: ${references} } } } } }`
    expect(await found({ 'a.yaml': text })).toEqual([])
  })

  it('checks the next spec as if the one before had not been', async () => {
    expect(await found({ 'a.yaml': `${head}x-data: { $ref: '#/__proto__' }` })).toEqual([])
    expect(await found({ 'a.yaml': `${head}constructor: 1` })).toEqual([
      'a.yaml:3:1 asyncapi-structure: Property "constructor" is not expected to be here (asyncapi-document-resolved).',
    ])
  })
})

it('gives up at a reference that leads into its own parent, and says what was not checked', {
  timeout: 60_000,
}, async () => {
  const text = `openapi: 3.1.0
webhooks:
  w:
    post:
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Leaf'}}}}
      responses: {'200': {description: {$ref: '#/webhooks'}}}
components:
  schemas:
    Node: { properties: {$ref: '#/components/schemas/Node/properties'} }
    Leaf: { oneOf: [{$ref: '#/components/schemas/Node'}] }
`
  const [first] = await checkWithRedocly(loadedSpecOf({ 'a.yaml': text }))
  expect(first).toMatchObject({
    code: 'check-incomplete',
    message: 'The structure was not checked to the end: a reference or a value in it cannot be followed.',
  })
})
