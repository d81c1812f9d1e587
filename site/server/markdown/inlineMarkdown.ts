import type { Element } from 'hast'
import { codeSpan, escapeText } from './markdownText.ts'
import { attributeOf, type Content, hasClass, isElement, isForScreen, textOf } from './nodes.ts'

/** Words that only the Markdown version needs, in the language of the page. */
export interface Labels {
  /** Text that leads to programs in several languages; a page shows one at a time. */
  programs(links: string): string
  /** Stands between the facts of a field. */
  readonly comma: string
}

/** Context of a text: the page that it stands on. */
export interface MarkdownContext {
  /** Full address of the target of a link or a picture. */
  addressOf(href: string): string
  /** Level of the heading above. */
  readonly level: number
  /** Whether samples stand beneath a channel: samples of all channels are alike, and not repeated. */
  readonly isChannel: boolean
  readonly labels: Labels
}

/** Writes the blocks of some content. */
export type WriteBlocks = (nodes: readonly Content[], context: MarkdownContext) => string[]

const inlineTags = new Set(
  'a abbr b bdi br cite code data del em i img ins kbd label mark q s samp small span strong sub sup template time u var'.split(
    ' ',
  ),
)

export function isInline(node: Content): boolean {
  if (!isElement(node)) return node.type === 'text'
  return isForScreen(node) || (inlineTags.has(node.tagName) && !holdsCode(node))
}

/** Whether an element is a block of code that only the Markdown version shows. */
function holdsCode({ tagName, children: [first] }: Element): boolean {
  return tagName === 'template' && isElement(first) && first.tagName === 'pre'
}

/** Text with its emphasis, code and links, on one line. */
export function inlineMarkdown(nodes: readonly Content[], context: MarkdownContext): string {
  const written = writtenNodes(nodes)
  return written
    .map((node, index) => apart(node, written[index - 1]) + inlineOf(node, context))
    .join('')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replaceAll(' \\\n ', '\\\n')
    .replace(spaceAfterFullWidth, '')
    .trim()
}

/** A full-width mark brings its own space. */
export const spaceAfterFullWidth = /(?<=[。！？；：，、]) /g

/** The nodes of a text, each text in one piece: where a line may break, the page on the screen divides it. */
function writtenNodes(nodes: readonly Content[]): Content[] {
  const written: Content[] = []
  for (const [index, node] of nodes.entries()) {
    const last = written.at(-1)
    if (isElement(node) ? isForScreen(node) || repeatsSign(node, nodes[index - 1]) : node.type !== 'text') continue
    if (node.type === 'text' && last?.type === 'text')
      written.splice(-1, 1, { ...last, value: last.value + node.value })
    else written.push(node)
  }
  return written
}

/** Words for those who do not see the arrow before them. */
function repeatsSign(node: Content, previous: Content | undefined): boolean {
  return (
    isElement(node) &&
    hasClass(node, 'visually-hidden') &&
    isElement(previous) &&
    attributeOf(previous, 'aria-hidden') === 'true'
  )
}

/** Marks that stylesheets hold apart follow one another without a space. */
function apart(node: Content, previous: Content | undefined): string {
  if (!isElement(node) || !isElement(previous)) return ''
  return marks.has(node.tagName) || marks.has(previous.tagName) ? ' ' : ''
}

const marks = new Set(['small', 's', 'b', 'span'])

function inlineOf(node: Content, context: MarkdownContext): string {
  if (node.type === 'text') return escapeText(node.value.replace(/[^\S\u00a0]+/g, ' '))
  if (!isElement(node)) return ''
  return writers[node.tagName]?.(node, context) ?? spanOf(node, context)
}

type Writer = (element: Element, context: MarkdownContext) => string

const writers: Readonly<Record<string, Writer>> = {
  a: linkOf,
  b: strong,
  br: () => '\\\n',
  code: codeOf,
  // Programs read a number without groups.
  data: (element) => escapeText(attributeOf(element, 'value')),
  del: (element, context) => around('~~', element, context),
  em: (element, context) => around('*', element, context),
  i: (element, context) => around('*', element, context),
  img: (element, { addressOf }) =>
    `![${escapeText(attributeOf(element, 'alt'))}](${addressOf(attributeOf(element, 'src'))})`,
  kbd: codeOf,
  samp: codeOf,
  strong,
  sub: tagged,
  sup: tagged,
}

function spanOf(element: Element, context: MarkdownContext): string {
  const { children } = element
  if (hasClass(element, 'entry-call')) return codeSpan(textOf(element).trim())
  const inner = inlineMarkdown(children, context)
  const first = children[0]
  const last = children.at(-1)
  const before = first?.type === 'text' && /^\s/.test(first.value) ? ' ' : ''
  const after = last?.type === 'text' && /\s$/.test(last.value) ? ' ' : ''
  return inner === '' ? before : before + inner + after
}

function codeOf(element: Element): string {
  return codeSpan(textOf(element))
}

function strong(element: Element, context: MarkdownContext): string {
  return around('**', element, context)
}

/** Emphasis that closes before the space at its end. */
function around(sign: string, { children }: Element, context: MarkdownContext): string {
  const inner = inlineMarkdown(children, context)
  return inner === '' ? '' : `${sign}${inner}${sign}`
}

function tagged({ tagName, children }: Element, context: MarkdownContext): string {
  return `<${tagName}>${inlineMarkdown(children, context)}</${tagName}>`
}

function linkOf(element: Element, context: MarkdownContext): string {
  const text = inlineMarkdown(element.children, context)
  const href = attributeOf(element, 'href')
  if (text === '' || href === '' || hasClass(element, 'heading-link')) return text
  return `[${text}](${addressText(context.addressOf(href))})`
}

/** An address that brackets and spaces cannot end. */
export function addressText(address: string): string {
  return address.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
