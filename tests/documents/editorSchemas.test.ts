import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { editorSchemas } from './editorSchemas.ts'

const schemas = new Map([...editorSchemas()].map(([name, text]) => [name, JSON.parse(text)]))
const addresses = JSON.stringify([...schemas.values()]).match(/https:[^"]+/g) ?? []

/** An editor fetches the schemas of the specifications; here they allow everything. */
function problemsOf(name: string, yaml: string): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const address of new Set(addresses)) ajv.addSchema({}, address)
  for (const [file, schema] of schemas) if (file !== 'site-config.json') ajv.addSchema(schema)
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`there is no schema ${name}`)
  validate(load(yaml))
  const told = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  return told.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const operation = (line: string) => `openapi: 3.1.0\npaths:\n  /orders:\n    get:\n      ${line}\n`

describe('the schemas for editors', () => {
  it('accept extensions in their right form, and a reference in the place of one', () => {
    expect(problemsOf('openapi-extensions.json', operation('x-rate-limit: { requests: 10, interval: 1s }'))).toEqual([])
    expect(problemsOf('openapi-extensions.json', operation("x-rate-limit: { $ref: 'limits.yaml#/slow' }"))).toEqual([])
  })

  it('say what is wrong with an extension wherever it stands', () => {
    expect(problemsOf('openapi-extensions.json', operation('x-rate-limit: { requests: 10, interval: soon }'))).toEqual([
      '/paths/~1orders/get/x-rate-limit/interval must match pattern "^\\d+(ms|s|m|h|d)$"',
    ])
    const nested =
      'openapi: 3.1.0\ncomponents: { schemas: { Order: { properties: { px: { allOf: [{ x-unit: 3 }] } } } } }'
    expect(problemsOf('openapi-extensions.json', nested)).toEqual([
      '/components/schemas/Order/properties/px/allOf/0/x-unit must be string',
    ])
  })

  it('know the channels, messages and payloads of AsyncAPI', () => {
    const text =
      'asyncapi: 3.0.0\nchannels: { book: { x-access: open, messages: { m: { payload: { properties: { p: { x-unit: 1 } } } } } } }'
    expect(problemsOf('asyncapi-extensions.json', text)).toEqual([
      '/channels/book/messages/m/payload/properties/p/x-unit must be string',
      '/channels/book/x-access must be equal to one of the allowed values',
    ])
  })

  it('are there for files that hold a part of a spec', () => {
    expect(problemsOf('openapi-path.json', 'get: { x-permission: 3 }')).toEqual(['/get/x-permission must be string'])
    expect(problemsOf('openapi-schemas.json', 'Price: { x-unit: 3 }')).toEqual(['/Price/x-unit must be string'])
    expect(problemsOf('asyncapi-messages.json', 'push: { payload: { x-unit: 3 } }')).toEqual([
      '/push/payload/x-unit must be string',
    ])
  })

  it('are known by the names of their files', () => {
    for (const [file, schema] of schemas) expect(schema.$id).toBe(file)
  })

  it.each([
    ['openapi: 3.0.3', 'https://spec.openapis.org/oas/3.0/schema/2021-09-28'],
    ['openapi: 3.1.1', 'https://spec.openapis.org/oas/3.1/schema/2022-10-07'],
  ])('leave all else in %s to the schema of the specification', (line, address) => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const other of new Set(addresses)) ajv.addSchema(other === address ? { required: ['info'] } : {}, other)
    const validate = ajv.compile(schemas.get('openapi-extensions.json'))
    expect(validate(load(line))).toBe(false)
    expect(validate({ openapi: line.slice(-5), info: {} })).toBe(true)
  })
})
