import { anchorOf, createAnchors } from '../../contract/ids.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SchemaId } from '../../contract/schema.ts'
import { type ChannelOutline, channelOutline } from './channelOutline.ts'
import { type Field, flattenFields, type ValueDirection } from './field.ts'
import { buildFieldTree } from './fieldTree.ts'
import { createPageTrees, type OperationOutline, operationOutline } from './operationOutline.ts'
import { type PageEntries, pageEntries } from './pageEntries.ts'

/** The contents of a generated page, from top to bottom, with the anchors of its parts. */
export interface PageOutline extends Pick<PageEntries, 'isSole'> {
  readonly operations: readonly OperationOutline[]
  readonly channels: readonly ChannelOutline[]
  readonly schema?: SchemaOutline
}

/** A named schema on a page of its own. */
export interface SchemaOutline {
  readonly schema: SchemaId
  readonly response: Field
  /** Missing where requests carry the same fields as responses. */
  readonly request?: Field
}

/**
 * The outline of a page. HTML, search and links all read the parts of a page from it. `uniqueAnchor` makes the anchors of
 * the page unique.
 */
export function outlineOf(page: ReferencePage, api: Api, uniqueAnchor = createAnchors()): PageOutline {
  const { operations, channels, isSole } = pageEntries(page, api)
  const trees = createPageTrees()
  return {
    operations: operations.map((operation) => operationOutline(operation, api, uniqueAnchor, trees)),
    channels: channels.map((channel) => channelOutline(channel, api, uniqueAnchor)),
    ...(page.content.kind === 'schema' ? { schema: schemaOutline(page.content.schema, api, uniqueAnchor) } : {}),
    isSole,
  }
}

/** The outline of a schema on a page whose other anchors `uniqueAnchor` knows. */
export function schemaOutline(
  schema: SchemaId,
  { schemas }: Api,
  uniqueAnchor: (wanted: string) => string,
): SchemaOutline {
  const treeOf = (direction: ValueDirection, wanted: string) =>
    buildFieldTree(
      { ref: schema, types: [] },
      {
        ...{ schemas, anchor: uniqueAnchor(wanted), direction, uniqueAnchor },
        isDocumented: true,
      },
    )
  const response = treeOf('response', anchorOf(schema))
  const request = treeOf('request', anchorOf(schema, 'request'))
  const isOneSided = [...flattenFields(response), ...flattenFields(request)].some(
    ({ schema: own }) => own.readOnly || own.writeOnly,
  )
  return { schema, response, ...(isOneSided ? { request } : {}) }
}
