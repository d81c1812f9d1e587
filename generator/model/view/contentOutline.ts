import { anchorOf } from '../../contract/ids.ts'
import type { Content } from '../../contract/reference.ts'
import { buildFieldTree, type Field } from './fieldTree.ts'
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

/** The contents of a body. The first one has the anchor of the body, the others add their media type. */
export function contentOutlines(contents: readonly Content[], anchor: string, options: TreeOptions): ContentOutline[] {
  return contents.map((content, index) =>
    contentOutline(content, index === 0 ? anchor : options.uniqueAnchor(anchorOf(anchor, content.mediaType)), options),
  )
}

function contentOutline(content: Content, anchor: string, options: TreeOptions): ContentOutline {
  const { itemSchema, encodings = [] } = content
  const schema = withEncodings(content, options.schemas)
  return {
    content,
    anchor,
    ...(schema ? { body: buildFieldTree(schema, { ...options, anchor }) } : {}),
    ...(itemSchema
      ? { item: buildFieldTree(itemSchema, { ...options, anchor: schema ? anchorOf(anchor, 'item') : anchor }) }
      : {}),
    parts: encodings.map(({ part, headers }) => ({
      part,
      headers: headers.map((header) => parameterField(header, anchorOf(anchor, part, 'headers', header.name), options)),
    })),
  }
}

/** The fields of contents, roots of trees, in the order in which they are shown. */
export function fieldsOfContents(contents: readonly ContentOutline[]): Field[] {
  return contents.flatMap(({ body, item, parts }) => [
    ...(body ? [body] : []),
    ...(item ? [item] : []),
    ...parts.flatMap(({ headers }) => headers),
  ])
}
