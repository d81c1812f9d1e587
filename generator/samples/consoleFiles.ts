import {
  type ConsoleChannel,
  type ConsoleOperation,
  consoleFilePath,
  type DescribedValue,
} from '../contract/console.ts'
import { type KeepEntry, keepNoEntry } from '../contract/memory.ts'
import type { Api, ReferencePage } from '../contract/reference.ts'
import type { SchemaNode } from '../contract/schema.ts'
import type { ChannelOutline } from '../model/view/channelOutline.ts'
import type { Field } from '../model/view/field.ts'
import { innerPathOf, pathOf } from '../model/view/fieldPath.ts'
import type { OperationOutline } from '../model/view/operationOutline.ts'
import { outlineOf } from '../model/view/outline.ts'
import { pageEntries } from '../model/view/pageEntries.ts'
import { isWebSocket } from '../model/view/protocol.ts'
import { generalChannels } from '../model/view/pushedMessages.ts'
import { reachableSchemas } from '../model/view/walkSchema.ts'
import { planSession } from './planSession.ts'
import { bareSchema } from './requestFormOf.ts'

type Fields = DescribedValue['fields']

/** Most named schemas of a file. Deeper values are not checked. */
const mostSchemas = 200

type ConsoleFile = readonly [file: string, text: string]

/** The files with which the console calls operations and opens channels. */
export function* consoleFiles(apis: readonly Api[], keep: KeepEntry = keepNoEntry): Generator<ConsoleFile> {
  for (const api of apis) {
    for (const page of api.pages) {
      const { operations, channels } = pageEntries(page, api)
      if (operations.length + channels.length === 0) continue
      // A session may begin with an operation that gives its token, and channels of other pages may speak in it.
      const entries = channels.length > 0 ? [...api.channels, ...api.operations] : operations
      yield* keep(`console ${page.path}`, { api, entries, read: page }, () => filesOf(page, api))
    }
  }
}

function filesOf(page: ReferencePage, api: Api): ConsoleFile[] {
  const known = new Map<string, Fields>()
  const { operations, channels } = outlineOf(page, api)
  return [
    ...operations
      .filter(({ operation }) => operation.kind === 'operation')
      .map(
        (outline): ConsoleFile => [
          fileOf(api, 'operation', outline.operation.id),
          JSON.stringify(operationOf(outline, api, known)),
        ],
      ),
    ...channels
      .filter(({ channel }) => isWebSocket(channel))
      .map(
        (outline): ConsoleFile => [
          fileOf(api, 'channel', outline.channel.id),
          JSON.stringify(channelOf(outline, api, known)),
        ],
      ),
  ]
}

function fileOf({ id: api }: Api, kind: 'operation' | 'channel', id: string): string {
  return consoleFilePath({ kind, api, id }).slice(1)
}

function operationOf({ responses }: OperationOutline, api: Api, known: Map<string, Fields>): ConsoleOperation {
  const replies = (responses?.items ?? []).map(({ response: { status }, contents: [first] }) => ({
    status,
    ...(first ? { mediaType: first.content.mediaType } : {}),
    ...describedValue(first?.content.schema, first?.body, known),
  }))
  return { replies, schemas: schemasOf(replies, api) }
}

function channelOf({ channel, messages: all }: ChannelOutline, api: Api, known: Map<string, Fields>): ConsoleChannel {
  const own = all
    .filter(({ message }) => message.direction === 'receive')
    .map(({ message, payload }) => ({ id: message.id, ...describedValue(message.payload, payload, known) }))
  // Messages of every channel, such as errors, are described on other pages.
  const general = generalChannels(api, channel).flatMap(({ messages }) =>
    messages.flatMap(({ id, direction, payload }) =>
      direction === 'receive' ? [{ id, ...describedValue(payload, undefined, known) }] : [],
    ),
  )
  const messages = [...own, ...general]
  return {
    plan: planSession(channel, api),
    messages,
    ...(channel.book ? { book: channel.book } : {}),
    schemas: schemasOf(messages, api),
  }
}

function describedValue(
  schema: SchemaNode | undefined,
  body: Field | undefined,
  known: Map<string, Fields>,
): DescribedValue {
  const fields = body ? (known.get(body.sameAs ?? '') ?? Object.fromEntries(anchorsIn(body, ''))) : {}
  if (body) known.set(body.anchor, fields)
  return { ...(schema ? { schema: bareSchema(schema) } : {}), fields }
}

/** The first of several fields at a path: variants may have members of one name. */
function anchorsIn(field: Field, outer: string): Map<string, string> {
  const own = pathOf(field, outer)
  const found = new Map(own === '' ? [] : [[own, field.anchor]])
  const inside = [...field.children, ...field.variantSets.flatMap(({ variants }) => variants.map((each) => each.field))]
  for (const child of inside)
    for (const [path, anchor] of anchorsIn(child, innerPathOf(field, outer)))
      if (!found.has(path)) found.set(path, anchor)
  return found
}

function schemasOf(values: readonly DescribedValue[], { schemas }: Api): Api['schemas'] {
  const roots = values.flatMap(({ schema }) => schema ?? [])
  return Object.fromEntries(
    [...reachableSchemas(roots, schemas, mostSchemas)].map(([id, own]) => [id, bareSchema(own)]),
  )
}
