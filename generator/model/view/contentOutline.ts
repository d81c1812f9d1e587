import { anchorOf } from '../../contract/ids.ts'
import type { Content, SchemaNode } from '../../contract/reference.ts'
import { buildFieldTree, type Field, flattenFields } from './fieldTree.ts'
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
  /** Anchors of the trees that stand above in the same operation, by what they show. */
  readonly shown: Map<string, string>
}

/** A tree of more fields is listed once, however many statuses and media types carry it. */
const mostRepeated = 30

/** How a tree that is listed once is known; nothing for one that is short enough to come again. */
export function repeatKey(schema: SchemaNode, fields: number): string | undefined {
  return fields > mostRepeated ? JSON.stringify(schema) : undefined
}

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
  const sameAs = shown.get(JSON.stringify(schema))
  const tree = buildFieldTree(schema, { ...options, anchor, sameAs })
  const key = sameAs === undefined ? repeatKey(schema, flattenFields(tree).length) : undefined
  if (key !== undefined) shown.set(key, anchor)
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
