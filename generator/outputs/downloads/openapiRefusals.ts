import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'
import { refusalFormOf } from './refusalForm.ts'
import { withRefusedBodies } from './refusedBodies.ts'
import { createStatuses } from './refusedStatuses.ts'

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
