import { describe, expect, test } from 'vitest'
import { apiOf, operationIn } from './testing.ts'

describe('parameters', () => {
  test('of a path are those of each operation, which may override them', () => {
    const api = apiOf(`paths:
  /orders/{id}:
    parameters:
      - {name: id, in: path, schema: {type: string}}
      - {name: limit, in: query, schema: {type: integer, maximum: 50}}
      - {$ref: '#/components/parameters/Window'}
    get:
      operationId: get
      parameters:
        - {name: limit, in: query, required: true, schema: {type: integer, maximum: 100}}
        - {name: limit, in: header, schema: {type: string}}
components: {parameters: {Window: {name: recvWindow, in: header, description: Tolerance., schema: {type: integer}}}}
`)
    expect(
      operationIn(api).parameters.map((parameter) => `${parameter.in} ${parameter.name} ${parameter.required}`),
    ).toEqual(['path id true', 'query limit true', 'header recvWindow false', 'header limit false'])
    expect(operationIn(api).parameters[1]?.schema.constraints).toEqual([{ keyword: 'maximum', value: 100 }])
  })

  test('have everything that is said about them', () => {
    const api = apiOf(`paths:
  /a:
    get:
      parameters:
        - name: ids
          in: query
          required: true
          deprecated: true
          description: Several ids.
          style: form
          explode: false
          x-certainty: inferred
          schema: {type: array, items: {type: string}}
          example: [a, b]
`)
    expect(operationIn(api).parameters).toEqual([
      {
        name: 'ids',
        in: 'query',
        required: true,
        deprecated: true,
        description: { en: 'Several ids.' },
        schema: { types: ['array'], items: { types: ['string'] } },
        examples: [{ name: 'example', value: ['a', 'b'] }],
        style: 'form',
        explode: false,
        certainty: 'inferred',
      },
    ])
  })

  test('may have their schema in a media type, and the whole query may be one parameter', () => {
    const api = apiOf(
      `paths:
  /a:
    get:
      parameters:
        - {name: filter, in: query, content: {application/json: {schema: {type: object, properties: {px: {}}}}}}
        - {name: all, in: querystring, content: {application/x-www-form-urlencoded: {schema: {type: object}}}}
`,
      '3.2.0',
    )
    expect(operationIn(api).parameters).toMatchObject([
      { name: 'filter', in: 'query', schema: { types: ['object'], properties: [{ name: 'px' }] } },
      { name: 'all', in: 'querystring', schema: { types: ['object'] } },
    ])
  })

  test('without a name or with an unknown place are left out', () => {
    expect(
      operationIn(apiOf('paths: {/a: {get: {parameters: [{in: query}, {name: x, in: body}, {$ref: "#/none"}, text]}}}'))
        .parameters,
    ).toEqual([])
  })
})

describe('bodies', () => {
  test('have a description, whether they are required, and several media types in their order', () => {
    const api = apiOf(`paths:
  /a:
    post:
      requestBody:
        description: The order.
        required: true
        content:
          application/x-www-form-urlencoded: {schema: {type: object}}
          application/json: {schema: {type: object}}
          text/csv: {}
`)
    expect(operationIn(api).requestBody).toMatchObject({
      description: { en: 'The order.' },
      required: true,
      contents: [
        { mediaType: 'application/x-www-form-urlencoded' },
        { mediaType: 'application/json' },
        { mediaType: 'text/csv' },
      ],
    })
  })

  test('can be references', () => {
    const api = apiOf(
      'paths: {/a: {post: {requestBody: {$ref: "#/components/requestBodies/B"}}}}\ncomponents: {requestBodies: {B: {content: {text/plain: {schema: {type: string}}}}}}',
    )
    expect(operationIn(api).requestBody).toMatchObject({ required: false, contents: [{ mediaType: 'text/plain' }] })
  })
})

describe('examples', () => {
  function examplesOf(media: string, rest = '') {
    const api = apiOf(`paths: {/a: {get: {responses: {"200": {content: {${media}}}}}}}\n${rest}`)
    return operationIn(api).responses[0]?.contents[0]?.examples
  }

  test('with names have a summary and a description, and win over a single one', () => {
    expect(
      examplesOf(
        'application/json: {example: single, examples: {success: {summary: Fine, description: All., value: {code: 200}}}}',
      ),
    ).toEqual([{ name: 'success', summary: { en: 'Fine' }, description: { en: 'All.' }, value: { code: 200 } }])
  })

  test('can be a single one', () => {
    expect(examplesOf('application/json: {example: {code: 200}}')).toEqual([{ name: 'example', value: { code: 200 } }])
  })

  test.each(['null', 'false', '0', '""'])('can be %s', (value) => {
    expect(examplesOf(`application/json: {examples: {one: {value: ${value}}}}`)).toEqual([
      { name: 'one', value: JSON.parse(value) },
    ])
    expect(examplesOf(`application/json: {example: ${value}}`)).toEqual([{ name: 'example', value: JSON.parse(value) }])
  })

  test('can be references, and what they hold is literal', () => {
    const rest = 'components: {examples: {Shared: {value: {$ref: "#/components/schemas/None"}}}}'
    expect(examplesOf('application/json: {examples: {one: {$ref: "#/components/examples/Shared"}}}', rest)).toEqual([
      { name: 'one', value: { $ref: '#/components/schemas/None' } },
    ])
    expect(examplesOf('application/json: {example: {$ref: "#/components/examples/Shared"}}', rest)).toEqual([
      { name: 'example', value: { $ref: '#/components/examples/Shared' } },
    ])
  })

  test('may hold an object as a JSON text', () => {
    const body = (schema: string) => `application/json: {schema: ${schema}, example: '{"px": "1"}'}`
    expect(examplesOf(body('{type: object}'))).toEqual([{ name: 'example', value: { px: '1' } }])
    expect(examplesOf(body('{type: string}'))).toEqual([{ name: 'example', value: '{"px": "1"}' }])
    expect(examplesOf(body('{type: object}').replace('json:', 'xml:'))).toEqual([
      { name: 'example', value: '{"px": "1"}' },
    ])
  })

  test('that are no JSON stand behind a body that a program can send', () => {
    const media =
      "application/json: {schema: {type: object, required: [px], properties: {px: {const: '1'}}}, example: '// limit'}"
    const api = apiOf(
      `paths: {/a: {post: {requestBody: {content: {${media}}}, responses: {"200": {content: {${media}}}}}}}`,
    )
    const { requestBody, responses } = operationIn(api)
    const remark = { name: 'example', value: '// limit' }
    expect(requestBody?.contents[0]?.examples).toMatchObject([
      { name: 'generated', value: { px: '1' }, generated: true },
      remark,
    ])
    expect(responses[0]?.contents[0]?.examples).toEqual([remark])
    const webhook = operationIn(apiOf(`webhooks: {a: {post: {requestBody: {content: {${media}}}}}}`))
    expect(webhook.requestBody?.contents[0]?.examples).toEqual([remark])
  })

  test('are made from the schema of a JSON body that has none, and say so', () => {
    const schema = '{type: object, properties: {px: {type: string, format: decimal}}}'
    expect(examplesOf(`application/json: {schema: ${schema}}`)).toEqual([
      { name: 'example', value: { px: '1.5' }, generated: true },
    ])
    expect(examplesOf(`application/problem+json: {schema: ${schema}}`)).toHaveLength(1)
    expect(examplesOf(`text/csv: {schema: ${schema}}`)).toEqual([])
    expect(examplesOf('application/json: {}')).toEqual([])
  })

  test('that are made leave out what the direction does not have', () => {
    const schema =
      '{type: object, required: [id, pin], properties: {id: {readOnly: true, example: 1}, pin: {writeOnly: true, example: 2}}}'
    const api = apiOf(
      `paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {"200": {content: {application/json: {schema: ${schema}}}}}}}}`,
    )
    const { requestBody, responses } = operationIn(api)
    expect(requestBody?.contents[0]?.examples[0]?.value).toEqual({ pin: 2 })
    expect(responses[0]?.contents[0]?.examples[0]?.value).toEqual({ id: 1 })
  })
})

describe('the sample of a request body', () => {
  const bodyOf = (body: string, place = 'paths: {/a: {post:') =>
    operationIn(apiOf(`${place} {operationId: a, requestBody: {${body}}, responses: {"200": {description: Done}}}}}`))
      .requestBody?.contents[0]?.examples
  const content = (schema: string) => `content: {application/json: {schema: ${schema}}}`

  test('is none where nothing of an optional body is required', () => {
    const optional = '{type: object, properties: {a: {type: integer}}}'
    expect(bodyOf(content(optional))).toEqual([])
    expect(bodyOf(`required: true, ${content(optional)}`)).toEqual([{ name: 'example', value: {}, generated: true }])
  })

  test('is the example of its schema, which is not made', () => {
    expect(bodyOf(content('{type: object, example: {a: 1}}'))).toEqual([{ name: 'example', value: { a: 1 } }])
  })

  test('shows all fields of a webhook, which its reader receives', () => {
    const schema = '{type: object, properties: {id: {type: integer, readOnly: true}, note: {type: string}}}'
    expect(bodyOf(content(schema), 'webhooks: {a: {post:')).toEqual([
      { name: 'example', value: { id: 0, note: 'string' }, generated: true },
    ])
  })
})
