import { describe, expect, it } from 'vitest'
import { extensions } from '../../load/document/extensions.schema.ts'
import { diagnosticsOf, findingsIn, openapi } from '../testing.ts'
import { extensionNames } from './extensions.ts'

const onOperation = (text: string) =>
  openapi(`paths:\n  /orders:\n    get:\n      ${text}\n      responses: { '200': { description: Orders. } }`)

const invalid = (text: string) => findingsIn(text, 'extension-invalid')
const messageOf = async (extension: string) =>
  (await invalid(onOperation(extension))).map((line) => line.slice(line.indexOf(' ') + 1))

describe('the form of an extension', () => {
  it.each([
    'x-page: /orders/all',
    'x-sidebar-label: All orders',
    'x-rate-limit: { requests: 10, interval: 500ms, scope: ip, group: market-data, certainty: inferred }',
    'x-permission: trade',
    "x-replaced-by: 'v3#getOrders'",
    'x-replaced-by: { operations: [], note: There is none. }',
    'x-replaced-by: { channels: [v3#orders] }',
    'x-deprecated-since: 2024-11-07',
    'x-sunset: 2024-11-30',
    'x-since: 2025-04-22',
    'x-certainty: unofficial',
    'x-pagination: { style: cursor, cursor: from, direction: direct, maxLimit: 100, maxWindow: 180 days }',
  ])('accepts %s', async (extension) => {
    expect(await messageOf(extension)).toEqual([])
  })

  it.each([
    ['x-page: orders', 'x-page: is not of the form that is expected.'],
    ['x-page: /../orders', 'x-page: is not of the form that is expected.'],
    ['x-page: /orders?all', 'x-page: is not of the form that is expected.'],
    ['x-sidebar-label: [All]', 'x-sidebar-label: must be string.'],
    ['x-rate-limit: { requests: 0, interval: 1s }', 'x-rate-limit: /requests must be >= 1.'],
    ['x-rate-limit: { requests: 1 }', 'x-rate-limit: must have the property "interval".'],
    ['x-permission: {}', 'x-permission: must be string.'],
    ['x-effect: delete', 'x-effect: must be one of "read", "write", "trade", "withdraw".'],
    ['x-replaced-by: 1', 'x-replaced-by: must be string or object.'],
    ['x-replaced-by: { operation: a }', 'x-replaced-by: /operation is not a property of the schema.'],
    ['x-since: 2025-02-30', 'x-since: must match format "date".'],
    ['x-certainty: maybe', 'x-certainty: must be one of "inferred", "unofficial".'],
    ['x-pagination: { style: cursor, maxLimit: many }', 'x-pagination: /maxLimit must be integer.'],
    ['x-errors: [[1]]', 'x-errors: /0 must be integer or string.'],
  ])('refuses %s', async (extension, message) => {
    expect(await messageOf(extension)).toEqual([message])
  })

  it('tells a name that a step does not have once, and not that it has none of the others', async () => {
    const text = openapi(`components:
  securitySchemes:
    signed:
      type: apiKey
      in: header
      name: KEY
      x-signing: { steps: { signature: { hmca: SHA-256, text: '{body}', encoding: hex } } }`)
    expect((await invalid(text)).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'x-signing: /steps/signature/hmca is not a property of the schema.',
    ])
  })

  it('takes a preset of x-signing by its name, and no other name', async () => {
    const scheme = (signing: string) =>
      openapi(
        `components: { securitySchemes: { signed: { type: apiKey, in: header, name: KEY, x-signing: ${signing} } } }`,
      )
    expect(await invalid(scheme('okx'))).toEqual([])
    expect(await invalid(scheme('{ preset: okx, nonce: ms }'))).toEqual([])
    expect(await invalid(scheme('oxk'))).toEqual([expect.stringMatching(/^5:81 x-signing: must be one of "backpack"/)])
    expect(await invalid(scheme('{ preset: oxk }'))).toEqual([
      expect.stringMatching(/^5:94 x-signing: \/preset must be/),
    ])
    expect(await invalid(scheme('{ nonce: ms }'))).toEqual(['5:81 x-signing: matches none of the schemas in anyOf.'])
  })

  it('names the preset that is nearest to a slip, and shows how to write one where none is near', async () => {
    const hint = async (signing: string) => {
      const text = openapi(
        `components: { securitySchemes: { signed: { type: apiKey, in: header, name: KEY, x-signing: ${signing} } } }`,
      )
      const found = await diagnosticsOf({ 'a.yaml': text }, 'extension-invalid')
      return found.map((one) => one.hint)
    }
    expect(await hint('oxk')).toEqual(['Did you mean "okx"?'])
    expect(await hint('{ preset: krakken }')).toEqual(['Did you mean "kraken"?'])
    expect(await hint('coinbase-exchagne')).toEqual(['Did you mean "coinbase-exchange"?'])
    expect(await hint('somethingElse')).toEqual(['Write it like "backpack".'])
  })

  it('places the finding at the wrong part and shows how to write it', async () => {
    const text = onOperation('x-rate-limit:\n        requests: 10\n        interval: 1 second')
    expect(await diagnosticsOf({ 'a.yaml': text }, 'extension-invalid')).toEqual([
      {
        code: 'extension-invalid',
        severity: 'error',
        message: 'x-rate-limit: /interval is not of the form that is expected.',
        hint: 'Write it like "1s".',
        file: 'a.yaml',
        line: 10,
        column: 9,
      },
    ])
  })

  it('suggests the field that was meant', async () => {
    const [found] = await diagnosticsOf(
      { 'a.yaml': onOperation('x-pagination: { style: cursor, maxlimit: 5 }') },
      'extension-invalid',
    )
    expect(found?.hint).toBe('Did you mean "maxLimit"?')
  })

  it('follows references inside an extension, also into other files', async () => {
    const files = {
      'a.yaml': `${onOperation("x-rate-limit: { $ref: 'limits.yaml#/slow' }")}\nx-errors: { $ref: errors.yaml }`,
      'limits.yaml': 'slow: { requests: 1, interval: { $ref: "#/minute" } }\nminute: 1 minute',
      'errors.yaml': '- code: 1\n  description: One.\n- code: [2]\n  description: Two.',
    }
    const found = await diagnosticsOf(files, 'extension-invalid')
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'errors.yaml:3 x-errors: /1/code must be integer or string.',
      'limits.yaml:2 x-rate-limit: /interval is not of the form that is expected.',
    ])
  })

  it('checks schemas, parameters and tags, once however often they are referred to', async () => {
    const text = openapi(`paths:
  /a: { get: { parameters: [{ $ref: '#/components/parameters/P' }, { $ref: '#/components/parameters/P' }], responses: {} } }
components:
  parameters: { P: { name: p, in: query, x-since: today, schema: { $ref: '#/components/schemas/S' } } }
  schemas: { S: { type: string, x-unit: 1, x-enum-descriptions: { a: 1 } } }`).replace(
      'name: Orders',
      'x-page: orders, name: Orders',
    )
    expect(await invalid(text)).toEqual([
      '4:10 x-page: is not of the form that is expected.',
      '8:42 x-since: must match format "date".',
      '9:33 x-unit: must be string.',
      '9:67 x-enum-descriptions: /a must be string.',
    ])
  })
})

describe('the name and place of an extension', () => {
  it.each([
    ['x-rateLimit', 'x-rate-limit'],
    ['x-enum_description', 'x-enum-descriptions'],
    ['x-pages', 'x-page'],
    ['x-permision', 'x-permission'],
  ])('tells that %s is a slip of %s', async (name, meant) => {
    const [found] = await diagnosticsOf({ 'a.yaml': onOperation(`${name}: {}`) }, 'extension-unknown')
    expect(found?.hint).toBe(`Did you mean "${meant}"?`)
  })

  it('suggests the name that was meant', async () => {
    const text = onOperation('x-rate-limits: {}')
    expect(await diagnosticsOf({ 'a.yaml': text }, 'extension-unknown')).toEqual([
      {
        code: 'extension-unknown',
        severity: 'warning',
        message: 'There is no extension "x-rate-limits".',
        hint: 'Did you mean "x-rate-limit"?',
        file: 'a.yaml',
        line: 8,
        column: 7,
      },
    ])
  })

  it.each([
    ...['x-logo', 'x-tags', 'x-internal', 'x-codeSamples', 'x-displayName', 'x-enumDescriptions', 'x-enumNames'],
    ...['x-deprecatedMessage', 'x-api-permission', 'x-name', 'x-path', 'x-unitary', 'x-limit-type', 'x-sources'],
  ])('leaves %s to others', async (name) => {
    expect(await findingsIn(onOperation(`${name}: {}`), 'extension-unknown', 'extension-misplaced')).toEqual([])
  })

  it('warns of an extension where it is not read', async () => {
    const text = openapi('paths:\n  /a: { x-page: /a, get: { responses: {} } }')
    const [found] = await diagnosticsOf({ 'a.yaml': text }, 'extension-misplaced')
    expect(found).toMatchObject({
      severity: 'warning',
      message: 'x-page says nothing at this place (path).',
      hint: 'Move it to where it is read: operation, tag, channel, schema, root.',
      line: 6,
    })
  })
})

describe('the schemas of the extensions', () => {
  const schemas = Object.values(extensions).flatMap(({ schema, schemas = {} }) => [schema, ...Object.values(schemas)])

  it('describe themselves and everything in them', () => {
    expect(schemas.flatMap((schema) => undescribed(schema, ''))).toEqual([])
  })

  it('have names that are not near each other, or a slip could not be told from a choice', () => {
    expect(new Set(extensionNames).size).toBe(extensionNames.length)
  })
})

/** Paths of the schemas inside a schema that have no description. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    description,
    properties = {},
    items,
    additionalProperties,
    then: first,
    else: second,
  } = schema as {
    description?: string
    properties?: Record<string, unknown>
    items?: unknown
    additionalProperties?: unknown
    then?: unknown
    else?: unknown
  }
  return [
    ...(description ? [] : [path]),
    ...Object.entries(properties).flatMap(([name, inner]) => undescribed(inner, `${path}/${name}`)),
    ...undescribed(items, `${path}/items`),
    ...undescribed(additionalProperties, `${path}/*`),
    ...undescribed(first, `${path}/then`),
    ...undescribed(second, `${path}/else`),
  ]
}
