import { anchorOf, createAnchors } from '../../contract/ids.ts'
import type { Api, Prose, ReferencePage, SchemaId } from '../../contract/reference.ts'
import { type ChannelOutline, channelOutline } from './channelOutline.ts'
import { entriesById } from './entriesById.ts'
import { buildFieldTree, type Field, flattenFields } from './fieldTree.ts'
import { type OperationOutline, operationOutline } from './operationOutline.ts'

/** What a generated page documents, from top to bottom, with the anchor of everything that others lead to. */
export interface PageOutline {
  readonly operations: readonly OperationOutline[]
  readonly channels: readonly ChannelOutline[]
  readonly schema?: SchemaOutline
  /** The page has one entry and its title and description: it does not say them twice. */
  readonly isSole: boolean
}

/** A named schema on a page of its own. */
export interface SchemaOutline {
  readonly schema: SchemaId
  readonly response: Field
  /** Missing where requests carry the same fields as responses. */
  readonly request?: Field
}

/** Decides what a page shows and where. Everything that shows, finds or links to a part of it reads it here. */
export function outlineOf(page: ReferencePage, api: Api): PageOutline {
  const { content } = page
  const uniqueAnchor = createAnchors()
  if (content.kind === 'overview') return { operations: [], channels: [], isSole: false }
  if (content.kind === 'schema')
    return { operations: [], channels: [], isSole: false, schema: schemaOutline(content.schema, api, uniqueAnchor) }
  return {
    operations: entriesById(api.operations, content.operations).map((own) => operationOutline(own, api, uniqueAnchor)),
    channels: entriesById(api.channels, content.channels).map((own) => channelOutline(own, api, uniqueAnchor)),
    isSole: isSole(page, api),
  }
}

function isSole({ title, description, content }: ReferencePage, { operations, channels }: Api): boolean {
  if (content.kind !== 'reference' || content.operations.length + content.channels.length !== 1) return false
  const [operation] = entriesById(operations, content.operations)
  const [channel] = entriesById(channels, content.channels)
  const text = operation?.description ?? channel?.description ?? channel?.summary
  return isSame((operation ?? channel)?.title, title) && isSame(text, description)
}

function isSame(one: Prose | undefined, other: Prose | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function schemaOutline(schema: SchemaId, { schemas }: Api, uniqueAnchor: (wanted: string) => string): SchemaOutline {
  const treeOf = (direction: 'request' | 'response', wanted: string) =>
    buildFieldTree({ ref: schema, types: [] }, { schemas, anchor: uniqueAnchor(wanted), direction, uniqueAnchor })
  const response = treeOf('response', anchorOf(schema))
  const request = treeOf('request', anchorOf(schema, 'request'))
  const isOneSided = [...flattenFields(response), ...flattenFields(request)].some(
    ({ schema: own }) => own.readOnly || own.writeOnly,
  )
  return { schema, response, ...(isOneSided ? { request } : {}) }
}
