import type { ObjectKind } from '../../generator/contract/objectKind.ts'
import { schemaOn } from '../../generator/load/document/extensionSchema.ts'
import { extensions } from '../../generator/load/document/extensions.schema.ts'
import { asyncapiShapes, type Member, openapiShapes, type Shape } from '../../generator/validate/document/specShape.ts'
import { scenarioJsonSchema } from '../../tools/scenario/scenario.schema.ts'
import { configSchema } from './config.schema.ts'

/** JSON Schemas that editors complete and check files with, by file name. */
export function editorSchemas(): ReadonlyMap<string, string> {
  const openapi = 'openapi-extensions.json'
  const asyncapi = 'asyncapi-extensions.json'
  const schemas: Readonly<Record<string, JsonSchema>> = {
    [openapi]: { ...headOf('OpenAPI with extensions'), ...documentOf(openapiShapes, openapiVersions) },
    [asyncapi]: { ...headOf('AsyncAPI with extensions'), ...documentOf(asyncapiShapes, asyncapiVersions) },
    'openapi-path.json': { ...headOf('One path of OpenAPI, in a file of its own'), ...partOf(openapi, 'path') },
    'openapi-schemas.json': { ...headOf('Schemas by name, in a file of their own'), ...mapOf(openapi, 'schema') },
    'asyncapi-messages.json': { ...headOf('Messages by name, in a file of their own'), ...mapOf(asyncapi, 'message') },
    'site-config.json': configSchema(),
    'scenario.json': { ...scenarioJsonSchema(), title: 'A scenario for the mock' },
  }
  // An id by file name: a validator finds the files that refer to each other without an address.
  return new Map(Object.entries(schemas).map(([file, schema]) => [file, textOf({ $id: file, ...schema })]))
}

type JsonSchema = Readonly<Record<string, unknown>>

interface PublishedSchema {
  /** Begins the version that a document names. */
  readonly pattern: string
  readonly address: string
}

/** The schemas of the specifications themselves, where those who keep them publish them. */
const openapiVersions: readonly PublishedSchema[] = [
  { pattern: '^3\\.0\\.', address: 'https://spec.openapis.org/oas/3.0/schema/2021-09-28' },
  { pattern: '^3\\.1\\.', address: 'https://spec.openapis.org/oas/3.1/schema/2022-10-07' },
]
const asyncapiVersions: readonly PublishedSchema[] = [
  { pattern: '^2\\.6\\.', address: 'https://www.asyncapi.com/definitions/2.6.0.json' },
  { pattern: '^3\\.0\\.', address: 'https://www.asyncapi.com/definitions/3.0.0.json' },
]

function headOf(title: string): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title }
}

function documentOf(shapes: Partial<Record<ObjectKind, Shape>>, versions: readonly PublishedSchema[]): JsonSchema {
  const key = shapes === openapiShapes ? 'openapi' : 'asyncapi'
  const kinds = new Set<ObjectKind>(['root'])
  for (const kind of kinds) for (const member of Object.values(shapes[kind] ?? {})) kinds.add(member.kind)
  if (key === 'asyncapi') kinds.add('schema')
  return {
    allOf: [
      { $ref: '#/definitions/root' },
      ...versions.map(({ pattern, address }) => ({
        if: { required: [key], properties: { [key]: { type: 'string', pattern } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: address },
      })),
    ],
    definitions: Object.fromEntries(
      [...kinds].sort().map((kind) => [nameOf(kind), objectOf(kind, shapes[kind] ?? {})]),
    ),
  }
}

/** The members that lead to other objects, and the extensions that may stand there. Everything else is the specification's. */
function objectOf(kind: ObjectKind, shape: Shape): JsonSchema {
  const { '*': any, ...members } = shape
  const own = Object.entries(extensions).filter(([, { places }]) => places.includes(kind))
  return {
    properties: {
      ...Object.fromEntries(Object.entries(members).map(([name, member]) => [name, memberOf(member)])),
      ...(kind === 'message' ? { payload: toObject('schema'), headers: toObject('schema') } : {}),
      ...Object.fromEntries(own.map(([name, extension]) => [name, orReference(schemaOn(extension, kind))])),
    },
    ...(any ? { additionalProperties: memberOf(any) } : {}),
  }
}

/** An extension may be written elsewhere and referred to. */
function orReference(schema: JsonSchema): JsonSchema {
  const { description } = schema
  return { description, if: { type: 'object', required: ['$ref'] }, else: schema }
}

function memberOf({ kind, as }: Member): JsonSchema {
  if (as === 'one') return toObject(kind)
  return as === 'list' ? { items: toObject(kind) } : { additionalProperties: toObject(kind) }
}

function toObject(kind: ObjectKind): JsonSchema {
  return { $ref: `#/definitions/${nameOf(kind)}` }
}

function partOf(file: string, kind: ObjectKind): JsonSchema {
  return { allOf: [{ $ref: `${file}#/definitions/${nameOf(kind)}` }] }
}

function mapOf(file: string, kind: ObjectKind): JsonSchema {
  return { type: 'object', additionalProperties: { $ref: `${file}#/definitions/${nameOf(kind)}` } }
}

function nameOf(kind: ObjectKind): string {
  return kind.replaceAll(' ', '-')
}

function textOf(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}
