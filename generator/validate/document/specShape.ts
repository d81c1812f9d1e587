import { httpMethods } from '../../contract/httpSyntax.ts'
import type { ObjectKind } from '../../contract/objectKind.ts'

/** The value of a key: one object, a list, or a map with names of the author. */
export interface Member {
  readonly kind: ObjectKind
  readonly as: 'one' | 'list' | 'map'
}

export type Shape = Readonly<Record<string, Member>>

/** Key of a shape for all names of the author. */
export const anyKey = '*'

const one = (kind: ObjectKind): Member => ({ kind, as: 'one' })
const list = (kind: ObjectKind): Member => ({ kind, as: 'list' })
const map = (kind: ObjectKind): Member => ({ kind, as: 'map' })

const schema: Shape = {
  ...Object.fromEntries(
    ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'].map((key) => [key, map('schema')]),
  ),
  ...Object.fromEntries(['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key) => [key, list('schema')])),
  ...Object.fromEntries(
    [
      'items',
      'not',
      'if',
      'then',
      'else',
      'contains',
      'propertyNames',
      'additionalProperties',
      'additionalItems',
      'unevaluatedProperties',
      'unevaluatedItems',
      'contentSchema',
    ].map((key) => [key, one('schema')]),
  ),
}

const described: Shape = { schema: one('schema'), content: map('media type') }

/** OpenAPI 3.0 to 3.2. */
export const openapiShapes: Partial<Record<ObjectKind, Shape>> = {
  schema,
  root: {
    info: one('info'),
    servers: list('server'),
    tags: list('tag'),
    paths: map('path'),
    webhooks: map('path'),
    'x-webhooks': map('path'),
    components: one('components'),
  },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    requestBodies: map('request body'),
    headers: map('header'),
    securitySchemes: map('security scheme'),
    callbacks: map('callback'),
    pathItems: map('path'),
    mediaTypes: map('media type'),
  },
  path: {
    servers: list('server'),
    parameters: list('parameter'),
    ...Object.fromEntries(httpMethods.map((method) => [method, one('operation')])),
    additionalOperations: map('operation'),
  },
  operation: {
    servers: list('server'),
    parameters: list('parameter'),
    requestBody: one('request body'),
    responses: map('response'),
    callbacks: map('callback'),
  },
  callback: { [anyKey]: one('path') },
  parameter: described,
  header: described,
  'request body': { content: map('media type') },
  response: { headers: map('header'), content: map('media type') },
  'media type': { schema: one('schema'), itemSchema: one('schema'), encoding: map('encoding') },
  encoding: { headers: map('header') },
}

/** AsyncAPI 2 and 3 side by side: their keys do not collide. */
export const asyncapiShapes: Partial<Record<ObjectKind, Shape>> = {
  schema,
  root: {
    info: one('info'),
    servers: map('server'),
    tags: list('tag'),
    channels: map('channel'),
    operations: map('operation'),
    components: one('components'),
  },
  info: { tags: list('tag') },
  components: {
    schemas: map('schema'),
    servers: map('server'),
    channels: map('channel'),
    operations: map('operation'),
    messages: map('message'),
    parameters: map('parameter'),
    securitySchemes: map('security scheme'),
    operationTraits: map('operation'),
    messageTraits: map('message'),
  },
  channel: {
    messages: map('message'),
    parameters: map('parameter'),
    subscribe: one('operation'),
    publish: one('operation'),
  },
  operation: { message: one('message'), messages: list('message'), channel: one('channel') },
  parameter: { schema: one('schema') },
  // Payload and headers need not be in JSON Schema: `messageSchema` finds those that are.
  message: { oneOf: list('message') },
}
