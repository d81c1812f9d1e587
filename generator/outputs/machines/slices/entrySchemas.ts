import type { Channel } from '../../../contract/channel.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { SchemaNode } from '../../../contract/schema.ts'

/** The schemas that an entry has itself, references not followed. */
export function entrySchemas(entry: Operation | Channel): SchemaNode[] {
  const found =
    'messages' in entry ? entry.messages.flatMap(({ payload, headers }) => [payload, headers]) : operationSchemas(entry)
  return found.filter((schema) => schema !== undefined)
}

function operationSchemas({ parameters, requestBody, responses }: Operation): (SchemaNode | undefined)[] {
  const contents = [...(requestBody?.contents ?? []), ...responses.flatMap((response) => response.contents)]
  const named = [...parameters, ...responses.flatMap(({ headers }) => headers)]
  return [...named.map(({ schema }) => schema), ...contents.flatMap(({ schema, itemSchema }) => [schema, itemSchema])]
}
