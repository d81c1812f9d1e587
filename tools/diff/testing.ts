import { readFileSync } from 'node:fs'
import type { Api } from '../../generator/contract/reference.ts'
import { loadedSpecOf } from '../../generator/load/testing.ts'
import { buildApi } from '../../generator/model/buildReference.ts'
import { declaredFacts } from '../../generator/pipeline/declaredFacts.ts'
import type { ApiChange, ChangedPart } from './change.ts'
import { compareReferences } from './compareReferences.ts'

/** The two descriptions of one API, as texts. */
export interface SpecTexts {
  readonly openapi: string
  readonly asyncapi: string
}

const text = (name: string) => readFileSync(new URL(`../../tests/fixtures/diff/${name}.yaml`, import.meta.url), 'utf8')

/** The specs that the seeded edits are made to. */
export const seeded: SpecTexts = { openapi: text('openapi'), asyncapi: text('asyncapi') }

export function apiOfTexts({ openapi, asyncapi }: SpecTexts): Api {
  const specs = [loadedSpecOf({ 'openapi.yaml': openapi }), loadedSpecOf({ 'asyncapi.yaml': asyncapi })]
  for (const { root } of specs) if (root.value === undefined) throw new Error(`${root.path} cannot be read`)
  const config = { id: 'test', specs: ['openapi.yaml', 'asyncapi.yaml'] }
  const declared = declaredFacts({ locales: [{ code: 'en' }] })
  return buildApi({ config, specs, locale: 'en', catalogs: [], declared }).value.api
}

/** The API of an OpenAPI document that has these schemas, with `Root` as a request body and as a response. */
export function apiOfSchemas(schemas: string): Api {
  const content = "content: { application/json: { schema: { $ref: '#/components/schemas/Root' } } }"
  const document = [
    'openapi: 3.1.0',
    'info: { title: Schemas, version: 1.0.0 }',
    `paths: { /all: { post: { operationId: all, requestBody: { ${content} }, responses: { '200': { description: ok, ${content} } } } } }`,
    'components:',
    '  schemas:',
    ...schemas.split('\n').map((line) => `    ${line}`),
  ].join('\n')
  const spec = loadedSpecOf({ 'openapi.yaml': document })
  if (spec.root.value === undefined) throw new Error('the schemas cannot be read')
  const config = { id: 'test', specs: ['openapi.yaml'] }
  return buildApi({ config, specs: [spec], locale: 'en', catalogs: [] }).value.api
}

/** Changes, a line each: `breaking field-removed: POST /orders, body, size`. */
export function changesBetween(before: Api, after: Api): string[] {
  return compareReferences({ apis: [before] }, { apis: [after] }).map(lineOf)
}

export function lineOf(change: ApiChange): string {
  const { class: own, rule, subject, part, field, item } = change
  const place = [subject.name, partName(part), field, item === undefined ? '' : `“${item}”`]
  return `${own} ${rule}: ${place.filter((name) => name !== '').join(', ')}`
}

function partName(part: ChangedPart): string {
  switch (part.kind) {
    case 'whole':
      return ''
    case 'parameter':
      return `${part.in} ${part.name}`
    case 'body':
      return 'body'
    case 'response':
      return part.status
    case 'response header':
      return `${part.status} ${part.name}`
    default:
      return 'id' in part ? `${part.kind} ${part.id}` : `topic ${part.name}`
  }
}
