import { describe, expect, it } from 'vitest'
import type { ApiChange } from './change.ts'
import { compareReferences } from './compareReferences.ts'
import { apiOfTexts, lineOf } from './testing.ts'

const asyncapi = 'asyncapi: 3.0.0\ninfo: { title: Streams, version: 1.0.0 }\nchannels: {}\noperations: {}\n'

function apiWith(...parameters: readonly string[]) {
  const openapi = `openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
paths:
  /orders:
    get:
      operationId: list
      parameters: [${parameters.map((parameter) => `{ ${parameter} }`).join(', ')}]
      responses: { '200': { description: ok } }
`
  return apiOfTexts({ openapi, asyncapi })
}

function changes(before: readonly string[], after: readonly string[]): readonly ApiChange[] {
  return compareReferences({ apis: [apiWith(...before)] }, { apis: [apiWith(...after)] })
}

function parameter(place: string, name: string, rest = 'schema: { type: string }'): string {
  return `name: ${name}, in: ${place}, ${rest}`
}

describe('a parameter that is in another place', () => {
  it('is one change with both places when it is the only one of its name that went and came', () => {
    const [change, ...others] = changes([parameter('query', 'window')], [parameter('header', 'window')])
    expect(others).toEqual([])
    expect(change).toMatchObject({
      rule: 'field-moved',
      part: { kind: 'parameter', in: 'header', name: 'window' },
      before: 'query',
      after: 'header',
    })
  })

  it('is found beside one of its name that stays', () => {
    const stays = parameter('cookie', 'window')
    const found = changes([parameter('query', 'window'), stays], [stays, parameter('header', 'window')])
    expect(found.map(lineOf)).toEqual(['breaking field-moved: GET /orders, header window'])
  })

  it('is the same although another one, much like it, is where it was', () => {
    const found = changes([parameter('query', 'window')], [parameter('query', 'period'), parameter('header', 'window')])
    expect(found.map(lineOf)).toEqual([
      'additive field-added: GET /orders, query period',
      'breaking field-moved: GET /orders, header window',
    ])
  })

  it('tells what else has changed of it', () => {
    const after = parameter('header', 'window', 'required: true, schema: { type: integer }')
    expect(changes([parameter('query', 'window')], [after]).map(lineOf)).toEqual([
      'breaking field-moved: GET /orders, header window',
      'breaking field-became-required: GET /orders, header window',
      'breaking type-changed: GET /orders, header window',
    ])
  })

  it('went and came when it is not clear which one went where', () => {
    const found = changes(
      [parameter('query', 'window')],
      [parameter('header', 'window'), parameter('cookie', 'window')],
    )
    expect(found.map(lineOf)).toEqual([
      'breaking field-removed: GET /orders, query window',
      'additive field-added: GET /orders, header window',
      'additive field-added: GET /orders, cookie window',
    ])
    const crossed = changes(
      [parameter('query', 'window'), parameter('header', 'window')],
      [parameter('cookie', 'window'), parameter('querystring', 'window')],
    )
    expect(crossed.map(({ rule }) => rule)).toEqual(['field-removed', 'field-removed', 'field-added', 'field-added'])
  })
})
