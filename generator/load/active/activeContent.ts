import type { Diagnostic } from '../../contract/diagnostics.ts'
import { activeHtml } from './activeHtml.ts'
import { type ActivePart, activeXml } from './activeXml.ts'

const pictures = /\.(?:svgz?|png|jpe?g|webp|avif|gif|ico)$/i
const documents = /\.(?:xml|xslt?|xhtml?|xht|rdf|atom|rss|mml)$/i
const pages = /\.s?html?$/i

/** Whether a file of this name opens in browsers as a document, or is shown as a picture. */
export function canBeActive(file: string): boolean {
  return [pictures, documents, pages].some((names) => names.test(file))
}

/**
 * Diagnostics for content that a published file runs or loads when a browser opens it by its own address. The content
 * decides, not the name: a picture that begins like XML must be a plain drawing.
 */
export function activeContent(file: string, bytes: Uint8Array): Diagnostic[] {
  const isNamedSvg = /\.svgz?$/i.test(file)
  if (pictures.test(file) && !isNamedSvg && !isMarkup(bytes)) return []
  const text = decoded(bytes)
  if (text === undefined) return [diagnosticAt(file, '', notText)]
  const parts = pages.test(file) ? activeHtml(text) : activeXml(text, pictures.test(file))
  if (pictures.test(file) && !isNamedSvg) parts.unshift(misnamed)
  return parts.map((part) => diagnosticAt(file, text, part))
}

const notText: ActivePart = {
  message: 'The file is no text in UTF-8: its elements cannot be checked.',
  hint: 'Export the picture again as plain SVG in UTF-8, neither compressed nor in UTF-16, or save it as PNG.',
  offset: 0,
}

const misnamed: ActivePart = {
  message: 'The file holds markup, and its name says that it is another kind of picture.',
  hint: 'Give it the name of what it is, such as `.svg`, or save the picture in the kind of its name.',
  offset: 0,
}

/** Whether the first visible character opens an element, in UTF-8 or UTF-16. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1000)).replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function diagnosticAt(file: string, text: string, { message, hint, offset }: ActivePart): Diagnostic {
  const before = text.slice(0, offset).split('\n')
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  return { code: 'file-active', severity: 'error', message, hint, file, ...place }
}
