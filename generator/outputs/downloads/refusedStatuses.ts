import { groupBy } from '../../contract/groups.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'
import { examplesOfStatus, type RefusalForm } from './refusalForm.ts'

/** Gives the responses with a status 4xx that an operation has by its error codes, and not by its own `responses`. */
export function createStatuses(document: Schema, form: RefusalForm): (operation: Schema, responses: Schema) => Schema {
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
