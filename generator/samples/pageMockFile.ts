import { pageMockPath } from '../contract/console.ts'
import { isRecord, type Json } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api, ErrorCode } from '../contract/reference.ts'
import { bareSchema } from './requestFormOf.ts'

/** Members of operations, channels and their parts that readers need and a mock does not. */
const forReaders = new Set([
  ...['title', 'summary', 'description', 'sidebarLabel', 'certainty', 'facts', 'badges', 'externalDocs', 'tags'],
  ...['callbacks', 'links', 'writtenSamples', 'externalExamples', 'pagination', 'deprecated', 'deprecation', 'page'],
  ...['bindings', 'pushFrequency', 'snapshot', 'rule', 'knownValues', 'files'],
])

/** Members whose value is written by the author of a spec: any name in it means something. */
const written = new Set(['value', 'signing', 'signingValues', 'requestHeaders', 'source', 'ping', 'pong'])

/** The APIs as a mock in a page reads them: all members that decide an answer, without texts for readers. */
export function pageMockFile(apis: readonly Api[]): readonly [file: string, text: string] {
  return [pageMockPath.slice(1), JSON.stringify({ apis: apis.map(bareApi) })]
}

function bareApi(api: Api): object {
  const { id, version, success, source, streaming, servers, securitySchemes } = api
  const schemas = Object.entries(api.schemas).map(([name, node]) => [name, bareOf(bareSchema(node))])
  return {
    ...{ id, title: {}, version, tags: [], pages: [], success, source },
    ...bareOf({ servers, securitySchemes }),
    operations: api.operations.map((operation) => ({ ...bareEntry(operation), ...endOf(operation) })),
    channels: api.channels.map(bareEntry),
    schemas: Object.fromEntries(schemas),
    errors: api.errors.map(bareError),
    ...(streaming && { streaming: { ...bareOf(streaming), errors: streaming.errors.map(bareError) } }),
  }
}

/** A title is read where a request is planned, and shown nowhere. */
function bareEntry(entry: object): object {
  const { own = null } = bareOf({ own: entry })
  return { ...(isRecord(own) ? own : {}), title: {} }
}

/** The first day of a call's deprecation and its last day: a mock sends them in headers. */
function endOf({ deprecation }: Operation): object {
  if (!deprecation) return {}
  const { since, sunset } = deprecation
  return { deprecation: { since, sunset } }
}

/** A refusal holds the name of a code, or else its description. */
function bareError({ description, action: _action, certainty: _certainty, ...error }: ErrorCode): object {
  const [text] = [description['en'] ?? Object.values(description)[0]].flatMap((own) => own ?? [])
  return { ...error, description: error.name === undefined && text !== undefined ? { en: text } : {} }
}

function bareOf(value: object): { readonly [name: string]: Json } {
  const members: { readonly [name: string]: Json } = JSON.parse(JSON.stringify(value))
  return Object.fromEntries(Object.entries(members).map(([name, part]) => [name, bare(part)]))
}

function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => !forReaders.has(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, written.has(name) ? part : bare(part)]))
}
