import type { Element } from 'hast'
import { figureCode, plainCode } from './codeMarkdown.ts'
import { descriptionList, variantList } from './fieldMarkdown.ts'
import { inlineMarkdown, isInline, type MarkdownContext } from './inlineMarkdown.ts'
import { escapeStart, indent } from './markdownText.ts'
import {
  attributeOf,
  type Content,
  childElements,
  findElement,
  hasClass,
  isElement,
  isForScreen,
  textOf,
} from './nodes.ts'
import { tableMarkdown } from './tableMarkdown.ts'
import { tabBlocks } from './tabMarkdown.ts'

/** The blocks of some content, in order. */
export function blocksOf(nodes: readonly Content[], context: MarkdownContext): string[] {
  const blocks: string[] = []
  let line: Content[] = []
  let { level } = context
  const endLine = () => {
    blocks.push(...paragraph(line, context))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else if (isElement(node)) {
      endLine()
      level = headingLevelOf(node) ?? level
      blocks.push(...blockOf(node, { ...context, level }))
    }
  }
  endLine()
  return blocks
}

function headingLevelOf({ tagName, children }: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  if (level !== undefined) return Number(level)
  const [first] = children
  return tagName === 'section' || !isElement(first) || !/^h[1-6]$/.test(first.tagName)
    ? undefined
    : headingLevelOf(first)
}

function paragraph(nodes: readonly Content[], context: MarkdownContext): string[] {
  const text = inlineMarkdown(nodes, context)
  return text === '' ? [] : [escapeStart(text)]
}

type Writer = (element: Element, context: MarkdownContext) => string[]

const inside: Writer = ({ children }, context) => blocksOf(children, context)
const nothing: Writer = () => []

/** How elements are written that mean more than their children. */
const byClass: readonly (readonly [name: string, write: Writer])[] = [
  ['callout', callout],
  ['callout-title', nothing],
  ['certainty', certainty],
  ['endpoint', endpoint],
  ['facts', factList],
  ['label', label],
  ['retired', retirement],
  ['samples-title', sampleTitle],
  ['tabs', (element, context) => tabBlocks(element, context, blocksOf)],
  ['variants', (element, context) => variantList(element, context, blocksOf)],
]

const byTag: Readonly<Record<string, Writer>> = {
  blockquote: (element, context) => [quoted(inside(element, context))],
  details: disclosure,
  dl: (element, context) => descriptionList(element, context, blocksOf),
  figure: (element, context) => (hasClass(element, 'code') ? figureCode(element, context) : inside(element, context)),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => ['---'],
  ol: list,
  p: ({ children }, context) => paragraph(children, context),
  pre: plainCode,
  section: (element, context) =>
    inside(element, hasClass(element, 'channel') ? { ...context, isChannel: true } : context),
  summary: label,
  table: (element, context) => tableMarkdown(element, context),
  ul: list,
}

function blockOf(element: Element, context: MarkdownContext): string[] {
  if (isForScreen(element)) return []
  const own = byClass.find(([name]) => hasClass(element, name))
  if (own) return own[1](element, context)
  return (byTag[element.tagName] ?? inside)(element, context)
}

function heading({ tagName, children }: Element, context: MarkdownContext): string[] {
  return [`${'#'.repeat(Number(tagName[1]))} ${inlineMarkdown(children, context)}`]
}

function label({ children }: Element, context: MarkdownContext): string[] {
  const text = inlineMarkdown(children, context)
  return text === '' ? [] : [`**${text}**`]
}

function certainty({ children }: Element, context: MarkdownContext): string[] {
  return [`*${inlineMarkdown(children, context)}*`]
}

/** What a sample does stands beside its title. */
function sampleTitle({ children }: Element, context: MarkdownContext): string[] {
  const isNote = (child: Content) => isElement(child) && child.tagName === 'small'
  const isHint = (child: Content) => isElement(child) && child.tagName === 'template'
  const title = inlineMarkdown(
    children.filter((child) => !isNote(child) && !isHint(child)),
    context,
  )
  const note = inlineMarkdown(children.filter(isNote), context)
  const hint = inlineMarkdown(children.filter(isHint), context)
  return [`**${title}**${note === '' ? '' : ` — ${note}`}`, ...(hint === '' ? [] : [hint])]
}

/** Items one beneath the other. What follows the first paragraph of an item belongs to it. */
function list(element: Element, context: MarkdownContext): string[] {
  const start = Number(attributeOf(element, 'start') || 1)
  const items = childElements(element).filter((child) => !isForScreen(child))
  const written = items.map((item, index) => {
    const mark = element.tagName === 'ol' ? `${start + index}. ` : '- '
    return listItem(mark, itemBlocks(item, context))
  })
  return written.length === 0 ? [] : [written.join('\n')]
}

function itemBlocks(item: Element, context: MarkdownContext): string[] {
  const box = childElements(item).find(({ tagName }) => tagName === 'input')
  const blocks = blocksOf(item.children, context)
  if (!box || attributeOf(box, 'type') !== 'checkbox') return blocks
  const [first = '', ...others] = blocks
  return [`[${box.properties['checked'] === undefined ? ' ' : 'x'}] ${first}`, ...others]
}

/** An item of a list, whose blocks are moved beneath its first words. */
export function listItem(mark: string, [first = '', ...others]: readonly string[]): string {
  const moved = [first, ...others].map((block) => indent(block, mark.length))
  const text = moved.reduce((whole, block) => whole + (isList(block.trimStart()) ? '\n' : '\n\n') + block)
  return (mark + text.trimStart()).trimEnd()
}

function isList(block: string): boolean {
  return /^(?:-|\d+\.) /.test(block) && !block.includes('\n\n')
}

/** Facts in a row, each with what it means. */
function factList(element: Element, context: MarkdownContext): string[] {
  const facts = childElements(element).map((item) => {
    const note = childElements(item).find((child) => attributeOf(child, 'role') === 'tooltip')
    const fact = inlineMarkdown(
      item.children.filter((child) => child !== note),
      context,
    )
    return note ? `- ${fact} — ${inlineMarkdown(note.children, context)}` : `- ${fact}`
  })
  return facts.length === 0 ? [] : [facts.join('\n')]
}

const alerts: Readonly<Record<string, string>> = { note: 'NOTE', tip: 'TIP', warning: 'WARNING', danger: 'CAUTION' }

/** A callout as GitHub writes it. A title that only says the kind is left out. */
function callout(element: Element, context: MarkdownContext): string[] {
  const title = findElement(element, (inner) => hasClass(inner, 'callout-title'))
  const own =
    title && textOf(title) !== attributeOf(element, 'aria-label') ? ` ${inlineMarkdown(title.children, context)}` : ''
  const marker = `[!${alerts[attributeOf(element, 'data-kind')] ?? 'NOTE'}]${own}`
  const [first, ...others] = inside(element, context)
  // A paragraph follows its marker at once, as writers do it.
  const isText = first !== undefined && !/^(?:[#>|-]|```|\d+\. )/.test(first)
  return [
    quoted(isText ? [`${marker}\n${first}`, ...others] : [marker, ...(first === undefined ? [] : [first]), ...others]),
  ]
}

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

/** What is said of an entry that nobody should use any more. */
function retirement(element: Element, context: MarkdownContext): string[] {
  const name = attributeOf(element, 'aria-label')
  const [first = '', ...others] =
    element.tagName === 'p' ? paragraph(element.children, context) : inside(element, context)
  return [quoted([`[!WARNING]\n${name === '' ? '' : `**${name}** — `}${first}`, ...others])]
}

/** What is called: method and address. */
function endpoint(element: Element, context: MarkdownContext): string[] {
  const method = findElement(element, (inner) => hasClass(inner, 'method'))
  const code = findElement(element, ({ tagName }) => tagName === 'code')
  const isCall = method && !hasClass(element, 'topic') && !hasClass(element, 'server')
  if (!isCall || !code) return paragraph(element.children, context)
  const rest = element.children.filter((child) => child !== method && child !== code)
  return [`\`\`\`http\n${textOf(method)} ${textOf(code)}\n\`\`\``, ...paragraph(rest, context)]
}

/** What waits behind a summary. The number of the fields that follow says nothing; a status is a heading. */
function disclosure(element: Element, context: MarkdownContext): string[] {
  const summary = childElements(element).find(({ tagName }) => tagName === 'summary')
  const content = blocksOf(
    element.children.filter((child) => child !== summary),
    hasClass(element, 'response') ? { ...context, level: context.level + 1 } : context,
  )
  if (hasClass(element, 'whole-program') || hasClass(element, 'in-words')) return content
  return [...(summary ? summaryBlocks(summary, element, context) : []), ...content]
}

function summaryBlocks(summary: Element, element: Element, context: MarkdownContext): string[] {
  const isHeading = (inner: Element) => /^h[1-6]$/.test(inner.tagName)
  if (findElement(summary, isHeading)) return blocksOf(summary.children, context)
  if (hasClass(element, 'response')) {
    const mediaType = childElements(summary).find(({ tagName }) => tagName === 'small')
    const title = summary.children.filter((child) => child !== mediaType)
    const mark = '#'.repeat(Math.min(6, context.level + 1))
    return [`${mark} ${inlineMarkdown(title, context)}`, ...(mediaType ? label(mediaType, context) : [])]
  }
  const isCount = hasClass(element, 'nested') && !hasClass(element, 'history')
  return isCount ? [] : label(summary, context)
}
