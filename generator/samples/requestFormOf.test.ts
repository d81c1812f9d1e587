import { expect, it } from 'vitest'
import { inHex, signedText } from '../../tests/fixtures/signing/schemes.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import { requestFormPath } from '../contract/requestForm.ts'
import type { SchemaNode } from '../contract/schema.ts'
import type { Signing } from '../contract/signing.ts'
import { requestFormOf } from './requestFormOf.ts'

const source = { file: 'openapi.yaml', line: 1, column: 1 }
const prose = { en: 'Said in words.' }

const signing: Signing = {
  ...inHex(signedText({ template: '{timestamp}' })),
  headers: { 'X-Sign': '{signature}' },
  parameters: { timestamp: '{timestamp}' },
}

const node: SchemaNode = {
  types: ['object'],
  description: prose,
  facts: [{ extension: 'x-tier', value: 'gold', text: prose, change: 'editorial' }],
  properties: [{ name: 'next', required: false, schema: { ref: 'Node', types: [], description: prose } }],
}

const operation: Operation = {
  kind: 'operation',
  id: 'createNode',
  method: 'POST',
  path: '/nodes',
  title: { en: 'Create a node' },
  description: prose,
  tags: [],
  servers: [
    { url: 'https://api.example.com', description: prose, variables: [] },
    { url: 'https://sandbox.example.com', variables: [] },
  ],
  security: [[{ scheme: 'signed', scopes: [] }], []],
  errors: [],
  parameters: [
    { name: 'x-sign', in: 'header', required: true, schema: { types: ['string'] }, examples: [] },
    { name: 'timestamp', in: 'query', required: true, schema: { types: ['string'] }, examples: [] },
    { name: 'dry', in: 'query', required: false, description: prose, schema: { types: ['boolean'] }, examples: [] },
  ],
  requestBody: {
    required: true,
    contents: [{ mediaType: 'application/json', schema: { ref: 'Node', types: [] }, examples: [] }],
  },
  responses: [],
  callbacks: [],
  source,
}

const api: Api = {
  id: 'tree',
  title: { en: 'Tree' },
  version: '1',
  servers: [],
  securitySchemes: [
    { id: 'signed', type: 'apiKey', description: prose, flows: [], signing },
    { id: 'other', type: 'http', flows: [] },
  ],
  tags: [],
  operations: [operation],
  channels: [],
  schemas: { Node: node, Unused: { types: ['string'] } },
  errors: [],
  pages: [],
  source,
}

it('keeps what decides a request, and no prose', () => {
  const form = requestFormOf(operation, api)
  expect(JSON.stringify(form)).not.toContain('Said in words.')
  expect(Object.keys(form.api.schemas)).toEqual(['Node'])
  expect(form.api.securitySchemes.map(({ id }) => id)).toEqual(['signed'])
  expect(form.operation.security).toEqual(operation.security)
  expect(form.operation.servers.map(({ url }) => url)).toEqual([
    'https://api.example.com',
    'https://sandbox.example.com',
  ])
})

it('has no fields for what the scheme fills in', () => {
  expect(requestFormOf(operation, api).operation.parameters.map(({ name }) => name)).toEqual(['dry'])
})

it('is published under a name that a path can hold', () => {
  expect(requestFormPath('tree', 'createNode')).toBe('/operations/tree/createNode.json')
  expect(requestFormPath('tree', '../etc/pass wd')).toBe('/operations/tree/~2e.~2fetc~2fpass~20wd.json')
})
