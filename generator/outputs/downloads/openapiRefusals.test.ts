import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../load/document/spec.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { publishedDocument } from './publishedDocument.ts'

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>
}

type Responses = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const order = '{ $ref: "#/components/schemas/Reply" }'
const components = `components:
  schemas:
    Envelope: { type: object, required: [code], properties: { code: { type: integer }, msg: { type: string } } }
    Reply: { allOf: [{ $ref: "#/components/schemas/Envelope" }, { type: object, required: [data], properties: { data: { type: object } } }] }
    Failure: { type: object, required: [code, msg], properties: { code: { type: integer }, msg: { type: string } } }
  responses:
    Failure:
      description: The call failed.
      content:
        application/json:
          schema: { $ref: "#/components/schemas/Failure" }
          examples:
            unknown: { value: { code: 24101, msg: Unknown symbol } }
            denied: { value: { code: 403, msg: Denied } }`

const errors = `x-errors:
  - { code: 400, description: A parameter is not valid., httpStatus: 400, certainty: inferred }
  - { code: 403, description: The key lacks the permission., httpStatus: 403 }
  - { code: 404, description: The path is unknown., httpStatus: 404 }
  - { code: 429, description: The rate limit is exceeded., httpStatus: 429 }
  - { code: 500, description: The server failed., httpStatus: 500 }
  - { code: 24101, description: The symbol is unknown., httpStatus: 200 }
  - { code: 11, description: The order is unknown. }
  - { code: 12, description: There is no such order., httpStatus: 409 }`

interface Written {
  readonly schema?: string
  readonly operation?: string
  readonly root?: string
  readonly refusal?: string
  readonly version?: string
}

function responsesOf({
  schema = order,
  operation = '',
  root = 'x-success: { code: 200 }',
  refusal = 'default: { $ref: "#/components/responses/Failure" }',
  version = '3.1.0',
}: Written): Responses {
  const text = `openapi: ${version}
info: { title: Orders, version: '1' }
security: [{ key: [] }]
${root}
paths:
  /order:
    get:
${operation}
      responses:
        '200': { description: ok, content: { application/json: { schema: ${schema}, examples: { success: { value: { code: 200, data: {} } } } } } }
        ${refusal}
  /other:
    get: { x-errors: [12], responses: { default: { description: refused } } }
${components}`
  const document = publishedDocument(loadedSpecOf({ 'openapi.yaml': text })) as Published
  const responses = document.paths['/order']?.get?.responses
  if (!responses) throw new Error('the operation has no responses')
  return responses
}

/** Judges bodies by the schema of a response; references lead into the components above. */
function judgeOf(written: Written): (body: unknown) => boolean {
  const [content] = Object.values(responsesOf(written)['200']?.content ?? {}).filter(isRecord)
  const published = publishedDocument(loadedSpecOf({ 'openapi.yaml': `openapi: 3.1.0\n${components}` }))
  const ajv = new Ajv2020({ strict: false }).addSchema(published as object, 'document')
  const text = JSON.stringify(content?.schema).replaceAll('"#/', '"document#/')
  const validate = ajv.compile(JSON.parse(text))
  return (body) => validate(body)
}

const refused = { code: 24101, msg: 'Unknown symbol', data: '' }
const accepted = { code: 200, msg: 'Success', data: { id: '1' } }

describe('a body whose member tells the outcome (x-success)', () => {
  it.each(['3.1.0', '3.0.3'])('is a success or the documented refusal in OpenAPI %s', (version) => {
    const isValid = judgeOf({ version })
    expect([isValid(accepted), isValid(refused)]).toEqual([true, true])
    expect([isValid({ code: 200, msg: '' }), isValid({ code: 24101 }), isValid({ msg: 'Unknown symbol' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('matches one of the two at most, also where nothing requires the member', () => {
    const isValid = judgeOf({ schema: '{ type: object, properties: { code: { type: [integer, string] } } }' })
    expect([isValid({}), isValid({ code: 200 }), isValid(refused), isValid({ code: 24101 })]).toEqual([
      ...[true, true, true, false],
    ])
  })

  it('takes the success as text where the member is a text', () => {
    const isValid = judgeOf({ schema: '{ type: object, properties: { code: { type: string } } }' })
    expect([isValid({ code: '200' }), isValid({ code: '201' })]).toEqual([true, false])
  })

  it('shows the refusals that the catalogue has with this status among its examples', () => {
    const { '200': response } = responsesOf({ root: `x-success: { code: 200 }\n${errors}` })
    expect(response?.content).toMatchObject({
      'application/json': {
        examples: { success: { value: { code: 200, data: {} } }, unknown: { value: { code: 24101 } } },
      },
    })
    expect(JSON.stringify(response)).not.toContain('denied')
  })

  it.each([
    ['without such a member', { schema: '{ type: array, items: { $ref: "#/components/schemas/Envelope" } }' }],
    ['without x-success', { root: '' }],
    ['without a documented refusal', { refusal: '' }],
    ['whose refusal is not described', { refusal: 'default: { description: refused }' }],
  ])('stays as it is %s', (_, written) => {
    const { '200': response } = responsesOf(written)
    expect(JSON.stringify(response)).not.toContain('oneOf')
  })
})

describe('the statuses 4xx of an operation (x-errors)', () => {
  const statusesOf = (written: Written) => Object.keys(responsesOf({ root: errors, ...written }))

  it('are those of its own codes and of codes that no operation names', () => {
    expect(statusesOf({})).toEqual(['200', '400', '403', 'default'])
    expect(statusesOf({ operation: '      x-errors: [11, 12, 404]' })).toEqual([
      '200',
      '400',
      '403',
      '404',
      '409',
      'default',
    ])
  })

  it('leave out a missing permission where nothing is signed', () => {
    expect(statusesOf({ operation: '      security: []' })).toEqual(['200', '400', 'default'])
    expect(statusesOf({ operation: '      security: [{}, null]' })).toEqual(['200', '400', 'default'])
  })

  it('have an exceeded limit where there is one', () => {
    expect(statusesOf({ operation: '      x-rate-limit: { requests: 1, interval: 1s }' })).toContain('429')
  })

  it('say what happened, how sure that is, and take the form and the example of the documented refusal', () => {
    const { '400': malformed, '403': denied } = responsesOf({ root: errors })
    const schema = { $ref: '#/components/schemas/Failure' }
    expect(denied).toEqual({
      description: 'The key lacks the permission.',
      content: { 'application/json': { schema, examples: { denied: { value: { code: 403, msg: 'Denied' } } } } },
    })
    expect(malformed).toEqual({
      description: 'A parameter is not valid.',
      'x-certainty': 'inferred',
      content: { 'application/json': { schema } },
    })
  })

  it('list the codes that share one', () => {
    const root =
      'x-errors: [{ code: 1, description: One., httpStatus: 400 }, { code: 2, description: Two., httpStatus: 400 }]'
    expect(responsesOf({ root })['400']?.description).toBe('- `1`: One.\n- `2`: Two.')
  })

  it('stay as the author wrote them', () => {
    const own = 'default: { description: other }'
    expect(responsesOf({ root: errors, refusal: `'403': { description: mine }\n        ${own}` })['403']).toEqual({
      description: 'mine',
    })
    expect(statusesOf({ refusal: `4XX: { description: mine }\n        ${own}` })).toEqual(['200', '4XX', 'default'])
  })

  it('are none where the catalogue has no status', () => {
    const root = 'x-errors: [{ code: 11, description: The order is unknown. }]'
    expect(statusesOf({ root, operation: '      x-errors: [11]' })).toEqual(['200', 'default'])
  })
})
