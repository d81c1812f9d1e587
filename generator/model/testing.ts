import type { ApiConfig } from '../contract/config.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import type { DeclaredFact } from '../contract/facts.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { Property, SchemaNode } from '../contract/schema.ts'
import { loadedSpecOf } from '../load/testing.ts'
import { buildApi } from './buildReference.ts'
import { resolveSchema } from './view/schema.ts'

export interface BuiltForTest {
  readonly api: Api
  readonly diagnostics: readonly Diagnostic[]
}

/** The API of a spec given as texts by file name, for tests; the first file is the root. */
export function builtApiOf(
  texts: Readonly<Record<string, string>>,
  config: Partial<ApiConfig> = {},
  defaultTitles: Api['defaultTitles'] = {},
  declared: readonly DeclaredFact[] = [],
): BuiltForTest {
  const spec = loadedSpecOf(texts)
  for (const { path, value } of spec.files.values()) if (value === undefined) throw new Error(`${path} cannot be read`)
  const { value, diagnostics } = buildApi({
    config: { id: 'test', specs: [spec.root.path], ...config },
    specs: [spec],
    catalogs: [],
    locale: 'en',
    defaultTitles,
    declared,
  })
  return { api: value.api, diagnostics }
}

/** The API of one OpenAPI document without its version line. */
export function apiOf(text: string, version = '3.1.0'): Api {
  return builtApiOf({ 'openapi.yaml': `openapi: ${version}\n${text}` }).api
}

/** The only operation of a document, or the operation with an id. */
export function operationIn({ operations }: Api, id?: string): Operation {
  const found = operations.find((operation) => id === undefined || operation.id === id)
  if (!found)
    throw new Error(`no operation ${id ?? ''} among ${operations.map((operation) => operation.id).join(', ')}`)
  return found
}

/** Named schemas given as YAML (`Order: {…}`), all read; `schema` gives one of them. */
export function schemasOf(text: string, version = '3.1.0') {
  const lines = text.trim().split('\n')
  const names = lines.filter((line) => /^\S+:/.test(line)).map((line) => line.slice(0, line.indexOf(':')))
  const bodies = names.map((name) => `        '${name}': {schema: {$ref: '#/components/schemas/${name}'}}`)
  const document = [
    `openapi: ${version}`,
    'paths: {/all: {get: {operationId: all, responses: {"200": {description: ok, content: {',
    ...bodies.map((line) => `${line},`),
    '  }}}}}}',
    'components:',
    '  schemas:',
    ...lines.map((line) => `    ${line}`),
  ].join('\n')
  const { api, diagnostics } = builtApiOf({ 'openapi.yaml': document })
  const contents = operationIn(api).responses[0]?.contents ?? []
  return {
    api,
    diagnostics,
    schema(name: string): SchemaNode {
      const found = contents.find(({ mediaType }) => mediaType === name)?.schema
      if (!found) throw new Error(`no schema ${name}`)
      return resolveSchema(found, api.schemas)
    },
  }
}

/** A property of a schema, references not followed. */
export function propertyOf({ properties = [] }: SchemaNode, name: string): Property {
  const found = properties.find((property) => property.name === name)
  if (!found) throw new Error(`no property ${name} among ${properties.map((property) => property.name).join(', ')}`)
  return found
}
