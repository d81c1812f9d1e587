import type { Channel } from '../../generator/contract/channel.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaId } from '../../generator/contract/schema.ts'
import { type ChannelOutline, channelOutline } from '../../generator/model/view/channelOutline.ts'
import {
  callbackOutlines,
  type OperationOutline,
  operationOutline,
} from '../../generator/model/view/operationOutline.ts'
import { type PageOutline, type SchemaOutline, schemaOutline } from '../../generator/model/view/outline.ts'

/** Outlines of the operations, channels and schemas in an article. */
export interface Outlines {
  ofOperation(operation: Operation, api: Api): OperationOutline
  ofChannel(channel: Channel, api: Api): ChannelOutline
  ofSchema(schema: SchemaId, api: Api): SchemaOutline
}

/**
 * The outlines of a page, and one for each entry that a component of the project shows though another page documents it: its
 * anchors differ from all others of the article.
 */
export function createOutlines(page: PageOutline | undefined, uniqueAnchor: (wanted: string) => string): Outlines {
  const operations = new Map(page?.operations.flatMap(withCallbacks).map((own) => [own.operation, own]))
  const channels = new Map(page?.channels.map((own) => [own.channel, own]))
  return {
    ofOperation(operation, api) {
      const outline = operations.get(operation) ?? operationOutline(operation, api, uniqueAnchor)
      operations.set(operation, outline)
      return outline
    },
    ofChannel(channel, api) {
      const outline = channels.get(channel) ?? channelOutline(channel, api, uniqueAnchor)
      channels.set(channel, outline)
      return outline
    },
    ofSchema: (schema, api) =>
      page?.schema?.schema === schema ? page.schema : schemaOutline(schema, api, uniqueAnchor),
  }
}

function withCallbacks(outline: OperationOutline): OperationOutline[] {
  return [outline, ...callbackOutlines(outline).flatMap(withCallbacks)]
}
