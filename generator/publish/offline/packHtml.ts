import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { isRecord, parseJson } from '../../contract/json.ts'
import { packData } from './packData.ts'
import { type PackedSite, packedAddress } from './packedAddress.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** A piece of the text that is replaced. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const addressAttributes = new Set(['href', 'src', 'poster'])

/**
 * A document of the site with every address as its file names it: links, assets, the page's data, the props of islands, a
 * redirect. Links to the console are left out with it. Everything else stays as it is, byte for byte.
 */
export function packHtml(html: string, site: PackedSite, from: string, read: ReadHtml = parse): string {
  const root = read(html, { sourceCodeLocationInfo: true })
  return withEdits(html, editsIn(root, { html, site, from }))
}

/** Reads a document, or HTML that is none. */
type ReadHtml = (html: string, options: { readonly sourceCodeLocationInfo: true }) => Node

interface PackedPage {
  readonly html: string
  readonly site: PackedSite
  readonly from: string
}

function editsIn(node: Node, place: PackedPage): Edit[] {
  const location = node.sourceCodeLocation
  if (location && 'attrs' in node && node.attrs.some(({ name }) => name === 'data-online'))
    return [{ start: location.startOffset, end: location.endOffset, text: '' }]
  const own = 'attrs' in node ? [...attributeEdits(node, place), ...dataEdits(node, place)] : []
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  return [...own, ...children.flatMap((child) => editsIn(child, place))]
}

function attributeEdits(element: Element, place: PackedPage): Edit[] {
  return element.attrs.flatMap(({ name, value }) => {
    const location = element.sourceCodeLocation?.attrs?.[name]
    const packed = location && packedValue(element, name, value, place)
    if (!location || packed === undefined || packed === value) return []
    return [{ start: location.startOffset, end: location.endOffset, text: `${name}="${escapeAttribute(packed)}"` }]
  })
}

function packedValue(
  { tagName }: Element,
  name: string,
  value: string,
  { site, from }: PackedPage,
): string | undefined {
  if (addressAttributes.has(name)) return packedAddress(site, from, value)
  if (name === 'data-props') return packedJson(value, { html: value, site, from })
  const [, seconds, target] = tagName === 'meta' && name === 'content' ? (/^(\d+; url=)(.+)$/.exec(value) ?? []) : []
  const packed = target === undefined ? undefined : packedAddress(site, from, target)
  return packed === undefined ? undefined : `${seconds}${packed}`
}

/** The data of the page, which is the text of a script. */
function dataEdits(element: Element, place: PackedPage): Edit[] {
  const range = isPageData(element) ? textRange(element) : undefined
  const packed = range && packedJson(place.html.slice(...range), place)
  if (!range || packed === undefined) return []
  return [{ start: range[0], end: range[1], text: packed.replaceAll('<', '\\u003c') }]
}

/** The data that a page carries, as JSON; nothing for a page without. */
export function pageDataOf(html: string): string | undefined {
  const range = findElement(parse(html, { sourceCodeLocationInfo: true }), isPageData)
  const place = range && textRange(range)
  return place && html.slice(...place)
}

function findElement(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if ('attrs' in node && isWanted(node)) return node
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findElement(child, isWanted)
    if (found) return found
  }
  return undefined
}

function isPageData({ tagName, attrs }: Element): boolean {
  return tagName === 'script' && attrs.some(({ name, value }) => name === 'id' && value === 'page-data')
}

function textRange({ sourceCodeLocation: location }: Element): [start: number, end: number] | undefined {
  return location?.startTag && location.endTag && [location.startTag.endOffset, location.endTag.startOffset]
}

function packedJson(text: string, { site, from }: PackedPage): string | undefined {
  const data = parseJson(text)
  if (data === undefined) return undefined
  if (isRecord(data) && Object.hasOwn(data, 'console')) {
    const { console: _, ...kept } = data
    return packedJson(JSON.stringify(kept), { html: text, site, from })
  }
  return JSON.stringify(packData(data, site, from, (html) => packHtml(html, site, from, parseFragment)))
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function withEdits(text: string, edits: readonly Edit[]): string {
  let [packed, at] = ['', 0]
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    packed += text.slice(at, start) + replacement
    at = end
  }
  return packed + text.slice(at)
}
