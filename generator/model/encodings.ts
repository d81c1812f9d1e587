import type { Encoding, Parameter } from '../contract/operation.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { compact, textOf } from './context.ts'

type ReadHeaders = (node: SpecNode) => readonly Parameter[]

/**
 * How the parts of a form or multipart body are written (OpenAPI, "Encoding Object"): by name, by position, or all items of
 * a stream alike (3.2: `prefixEncoding`, `itemEncoding`).
 */
export function readEncodings(media: SpecNode, readHeaders: ReadHeaders): Encoding[] | undefined {
  const places = [
    ...childNodes(childNode(media, 'encoding')).map(({ key, node }) => ({ part: key, node })),
    ...childNodes(childNode(media, 'prefixEncoding')).map(({ key, node }) => ({ part: `[${key}]`, node })),
    { part: '[*]', node: childNode(media, 'itemEncoding') },
  ]
  const encodings = places.flatMap(({ part, node }) => readEncoding(part, node, readHeaders) ?? [])
  return encodings.length > 0 ? encodings : undefined
}

function readEncoding(part: string, node: SpecNode, readHeaders: ReadHeaders): Encoding | undefined {
  if (!isRecord(node.value)) return undefined
  const { contentType, style, explode, allowReserved } = node.value
  return compact<Encoding>({
    part,
    contentType: textOf(contentType),
    headers: readHeaders(childNode(node, 'headers')),
    style: textOf(style),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: allowReserved === true ? true : undefined,
  })
}
