import type { Channel } from '../../generator/contract/channel.ts'
import type { Content, Operation, Parameter } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema } from '../../generator/model/view/schema.ts'
import { channelSchemas, operationSchemas } from '../../generator/model/view/shownSchemas.ts'
import { innerSchemas } from '../../generator/model/view/walkSchema.ts'
import type { Share } from './figures.ts'

function shareOf<T>(all: readonly T[], isDone: (one: T) => boolean): Share {
  return { done: all.filter(isDone).length, total: all.length }
}

/**
 * Counts the parameters and members of bodies and messages that have a description, each source location once. The
 * description of a referenced schema counts too.
 */
export function measureFields({ operations, channels, schemas }: Api): Share {
  const seen = new Set<SchemaNode>()
  const shown = [...operations.flatMap(operationSchemas), ...channels.flatMap(channelSchemas)]
  const members = [...shown, ...Object.values(schemas)].flatMap((schema) => membersOf(schema, seen))
  const fields = [...operations.flatMap(parametersOf), ...members.map((schema) => ({ description: undefined, schema }))]
  return shareOf(fields, ({ description, schema }) =>
    [description, schema.description, resolveSchema(schema, schemas).description].some((text) => text !== undefined),
  )
}

function parametersOf({ parameters, responses, callbacks }: Operation): Parameter[] {
  const inner = callbacks.flatMap(({ operations }) => operations.flatMap(parametersOf))
  return [...parameters, ...responses.flatMap(({ headers }) => headers), ...inner]
}

/** All members below a schema, without the members of schemas that it refers to. */
function membersOf(schema: SchemaNode, seen: Set<SchemaNode>): SchemaNode[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  // A condition has no members of its own.
  const { not, subschemas, ...described } = schema
  const own = (schema.properties ?? []).map((property) => property.schema)
  return [...own, ...innerSchemas(described).flatMap((part) => membersOf(part, seen))]
}

/** Operations whose body or successful answer has an example of the spec; those without either content need none. */
export function measureOperations({ operations }: Api): Share {
  const contents = operations.map(contentsOf).filter((own) => own.length > 0)
  return shareOf(contents, (own) => own.some(hasExample))
}

function contentsOf({ requestBody, responses }: Operation): Content[] {
  const successes = responses.filter(({ status }) => status.startsWith('2'))
  return [...(requestBody?.contents ?? []), ...successes.flatMap(({ contents }) => contents)]
}

function hasExample({ examples, externalExamples = [] }: Content): boolean {
  return externalExamples.length > 0 || examples.some(({ generated }) => !generated)
}

/** Channels with an example of every message, alone or in a conversation. */
export function measureChannels({ channels }: Api): Share {
  return shareOf(channels, ({ messages, conversation }: Channel) =>
    messages.every(
      ({ id, examples }) =>
        examples.some(({ generated }) => !generated) || conversation.some(({ message }) => message === id),
    ),
  )
}
