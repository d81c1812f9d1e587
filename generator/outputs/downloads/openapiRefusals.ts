import { groupBy } from '../../contract/groups.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'
import { examplesOfStatus, type RefusalForm, refusalFormOf } from './refusalForm.ts'

/**
 * Writes the refusals that extensions document into the responses of an OpenAPI document. `x-success` divides a body with HTTP
 * status 2xx into success and refusal. `x-errors` gives the statuses 4xx of an operation.
 */
export function openapiRefusals(document: unknown): unknown {
  if (!isRecord(document) || !isRecord(document.paths)) return document
  const form = refusalFormOf(document)
  const statusesOf = createStatuses(document, form)
  const complete = (operation: unknown): unknown => {
    if (!isRecord(operation) || !isRecord(operation.responses)) return operation
    const { responses } = operation
    const replies = mapMembers(responses, (response, status) =>
      status.startsWith('2') ? withRefusedBodies(response, status, responses.default, form) : response,
    )
    return { ...operation, responses: { ...statusesOf(operation, responses), ...replies } }
  }
  const paths = mapMembers(document.paths, (item) => (isRecord(item) ? mapMembers(item, complete) : item))
  return { ...document, paths }
}

function mapMembers(value: Schema, map: (member: unknown, key: string) => unknown): Schema {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member, key)]))
}

/** A response with the documented refusal as a further body, where a member of the body holds the outcome of the call. */
function withRefusedBodies(response: unknown, status: string, refusal: unknown, form: RefusalForm): unknown {
  const [own, refused] = [form.follow(response), form.follow(refusal)]
  if (!isRecord(own) || !isRecord(own.content) || !isRecord(refused) || !isRecord(refused.content)) return response
  const { content } = refused
  const contents = Object.entries(own.content).map(([type, written]) => {
    const [media, refusedMedia] = [form.follow(written), form.follow(content[type])]
    const divided = isRecord(media) && isRecord(refusedMedia) && dividedBody(media, refusedMedia, Number(status), form)
    return [type, divided || written] as const
  })
  const isDivided = Object.values(own.content).some((media, index) => media !== contents[index]?.[1])
  return isDivided ? { ...own, content: Object.fromEntries(contents) } : response
}

function dividedBody(media: Schema, refused: Schema, status: number, form: RefusalForm): Schema | undefined {
  const [member, written] = form.success ?? []
  const declared = member !== undefined && memberOf(media.schema, member, form.follow)
  if (!declared || refused.schema === undefined) return undefined
  // OpenAPI 3.0 has no `const`. Generators of types read an object with `not` and without members as an empty one.
  const outcome = { enum: [declared.type === 'string' ? String(written) : written] }
  const success = { allOf: [media.schema, { type: 'object', properties: { [member]: outcome } }] }
  const refusing = { type: 'object', required: [member], properties: { [member]: { not: outcome } } }
  const failure = { allOf: [refused.schema, refusing] }
  return {
    ...media,
    schema: { oneOf: [success, failure] },
    ...(isRecord(media.examples)
      ? { examples: { ...media.examples, ...examplesOfStatus(refused, status, form), ...media.examples } }
      : {}),
  }
}

/** The schema of a member that an object declares, itself or by `allOf`. */
function memberOf(
  written: unknown,
  member: string,
  follow: RefusalForm['follow'],
  passed = new Set(),
): Schema | undefined {
  const schema = follow(written)
  if (!isRecord(schema) || passed.has(schema)) return undefined
  passed.add(schema)
  const { properties, allOf } = schema
  if (isRecord(properties) && Object.hasOwn(properties, member)) {
    const declared = follow(properties[member])
    return isRecord(declared) ? declared : {}
  }
  const parts: readonly unknown[] = Array.isArray(allOf) ? allOf : []
  return parts.map((part) => memberOf(part, member, follow, passed)).find((found) => found !== undefined)
}

/** Gives the responses with a status 4xx that an operation has by its error codes, and not by its own `responses`. */
function createStatuses(document: Schema, form: RefusalForm): (operation: Schema, responses: Schema) => Schema {
  const refusing = form.errors.filter(
    ({ httpStatus, description }) => /^4\d\d$/.test(String(httpStatus)) && typeof description === 'string',
  )
  const named = new Set(operationsOf(document).flatMap(codesOf))
  return (operation, responses) => {
    if (Object.keys(responses).some((key) => key.toUpperCase() === '4XX')) return {}
    const own = new Set(codesOf(operation))
    const possible = refusing.filter(({ code, httpStatus }) =>
      named.has(String(code)) ? own.has(String(code)) : concerns(Number(httpStatus), operation, document),
    )
    const refusal = form.follow(responses.default)
    const statuses = [...groupBy(possible, ({ httpStatus }) => Number(httpStatus))]
    return Object.fromEntries(
      statuses.map(([status, errors]) => [status, statusResponse(status, errors, refusal, form)]),
    )
  }
}

function operationsOf({ paths }: Schema): Schema[] {
  const items = isRecord(paths) ? Object.values(paths) : []
  return items.flatMap((item) => (isRecord(item) ? Object.values(item) : [])).filter(isRecord)
}

function codesOf({ 'x-errors': codes }: Schema): string[] {
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Whether a status can answer a correctly addressed call of an operation. Only for codes that no operation names. */
function concerns(status: number, { security, 'x-rate-limit': limit }: Schema, document: Schema): boolean {
  const required = security ?? document.security
  if (status === 401 || status === 403)
    return Array.isArray(required) && required.some((one) => isRecord(one) && Object.keys(one).length > 0)
  return status === 400 || (status === 429 && limit !== undefined)
}

function statusResponse(status: number, errors: readonly Schema[], refusal: unknown, form: RefusalForm): Schema {
  const { content, ...shared }: Schema = isRecord(refusal) ? refusal : {}
  const lines = errors.map(({ code, description }) => `- \`${code}\`: ${description}`)
  const isUncertain = errors.every(({ certainty }) => certainty !== undefined)
  return {
    ...shared,
    description: errors.length === 1 ? errors[0]?.description : lines.join('\n'),
    ...(isUncertain ? { 'x-certainty': errors[0]?.certainty } : {}),
    ...(isRecord(content) ? { content: contentOf(status, content, form) } : {}),
  }
}

function contentOf(status: number, content: Schema, form: RefusalForm): Schema {
  const contents = Object.entries(content).map(([type, written]) => {
    const media = form.follow(written)
    if (!isRecord(media)) return [type, written]
    const { example: _, examples: __, ...others } = media
    const examples = examplesOfStatus(media, status, form)
    return [type, { ...others, ...(Object.keys(examples).length > 0 ? { examples } : {}) }]
  })
  return Object.fromEntries(contents)
}
