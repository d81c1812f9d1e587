import type { Element } from 'hast'
import { figureCode, plainCode } from './codeMarkdown.ts'
import { factList, sampleTitle } from './entryMarkdown.ts'
import { descriptionList, variantList } from './fieldMarkdown.ts'
import { inlineMarkdown, isInline, type MarkdownContext } from './inlineMarkdown.ts'
import { list } from './listMarkdown.ts'
import { escapeStart } from './markdownText.ts'
import { type Content, childElements, findElement, hasClass, isElement, isForScreen, textOf } from './nodes.ts'
import { callout, quoted, retirement } from './noticeMarkdown.ts'
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
  ['callout', (element, context) => callout(element, inside(element, context), context)],
  ['callout-title', nothing],
  ['certainty', certainty],
  ['endpoint', endpoint],
  ['facts', factList],
  ['label', label],
  [
    'retired',
    (element, context) =>
      retirement(element, element.tagName === 'p' ? paragraph(element.children, context) : inside(element, context)),
  ],
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
  ol: (element, context) => list(element, context, blocksOf),
  p: ({ children }, context) => paragraph(children, context),
  pre: plainCode,
  section: (element, context) =>
    inside(element, hasClass(element, 'channel') ? { ...context, isChannel: true } : context),
  summary: label,
  table: (element, context) => tableMarkdown(element, context),
  ul: (element, context) => list(element, context, blocksOf),
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

/** Method and address of the call. */
function endpoint(element: Element, context: MarkdownContext): string[] {
  const method = findElement(element, (inner) => hasClass(inner, 'method'))
  const code = findElement(element, ({ tagName }) => tagName === 'code')
  const isCall = method && !hasClass(element, 'topic') && !hasClass(element, 'server')
  if (!isCall || !code) return paragraph(element.children, context)
  const rest = element.children.filter((child) => child !== method && child !== code)
  return [`\`\`\`http\n${textOf(method)} ${textOf(code)}\n\`\`\``, ...paragraph(rest, context)]
}

/** A summary and the content behind it. The number of the fields that follow is left out; a status is a heading. */
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
