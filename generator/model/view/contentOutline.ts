import { anchorOf } from '../../contract/ids.ts'
import type { Content } from '../../contract/operation.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { type Field, flattenFields } from './field.ts'
import { buildFieldTree } from './fieldTree.ts'
import { parameterField, type TreeOptions } from './parameterField.ts'
import { withEncodings } from './serialization.ts'

/** One content type of a body. */
export interface ContentOutline {
  readonly content: Content
  readonly anchor: string
  /** The fields of the whole body, and of each item of a stream, below a root that stands for the body itself. */
  readonly body?: Field
  readonly item?: Field
  /** Headers of the parts of a multipart body. */
  readonly parts: readonly { readonly part: string; readonly headers: readonly Field[] }[]
}

export interface ContentOptions extends TreeOptions {
  /** Trees that stand above. */
  readonly shown: ShownTrees
}

/** Anchors by content: of trees of the same operation, and of the long trees of the whole page. */
interface ShownTrees {
  readonly own: Map<string, string>
  readonly page: Map<string, string>
}

/** A tree of more fields is listed once in all requests, or all responses, of an operation; a longer tree once on its page. */
export const mostRepeated = { operation: 30, page: 120 }

/** The contents of a body. The first one has the anchor of the body, the others add their media type. */
export function contentOutlines(
  contents: readonly Content[],
  anchor: string,
  options: ContentOptions,
): ContentOutline[] {
  return contents.map((content, index) =>
    contentOutline(content, index === 0 ? anchor : options.uniqueAnchor(anchorOf(anchor, content.mediaType)), options),
  )
}

function contentOutline(content: Content, anchor: string, options: ContentOptions): ContentOutline {
  const { itemSchema, encodings = [] } = content
  const schema = withEncodings(content, options.schemas)
  return {
    content,
    anchor,
    ...(schema ? { body: treeOf(schema, anchor, options) } : {}),
    ...(itemSchema ? { item: treeOf(itemSchema, schema ? anchorOf(anchor, 'item') : anchor, options) } : {}),
    parts: encodings.map(({ part, headers }) => ({
      part,
      headers: headers.map((header) => parameterField(header, anchorOf(anchor, part, 'headers', header.name), options)),
    })),
  }
}

function treeOf(schema: SchemaNode, anchor: string, { shown, ...options }: ContentOptions): Field {
  const key = JSON.stringify(schema)
  const sameAs = shown.own.get(key) ?? shown.page.get(key)
  const tree = buildFieldTree(schema, { ...options, anchor, sameAs })
  if (sameAs !== undefined) return tree
  const fields = flattenFields(tree).length
  if (fields > mostRepeated.operation) shown.own.set(key, anchor)
  if (fields > mostRepeated.page) shown.page.set(key, anchor)
  return tree
}

/** The fields of contents, roots of trees, in the order in which they are shown. */
export function fieldsOfContents(contents: readonly ContentOutline[]): Field[] {
  return contents.flatMap(({ body, item, parts }) => [
    ...(body ? [body] : []),
    ...(item ? [item] : []),
    ...parts.flatMap(({ headers }) => headers),
  ])
}
