import type { Element } from 'hast'
import { inlineMarkdown, isInline, type MarkdownContext, type WriteBlocks } from './inlineMarkdown.ts'
import { codeSpan, indent } from './markdownText.ts'
import { type Content, childElements, findElement, hasClass, isElement, isForScreen, textOf } from './nodes.ts'

/** Terms and their descriptions, as a list: fields with their facts, values, error codes. */
export function descriptionList(element: Element, context: MarkdownContext, blocksOf: WriteBlocks): string[] {
  const isFields = hasClass(element, 'fields')
  const items = entriesOf(element).map(({ term, details }) => {
    const notes = details.flatMap(({ children }) => children)
    const marks = isFields ? notes.filter((node) => isElement(node) && hasClass(node, 'certainty')) : []
    const rest = notes.filter((node) => !marks.includes(node))
    const line = isFields ? fieldLine(term, marks, context) : inlineMarkdown(term, context)
    const isShort = !isFields && rest.every(isInline)
    if (isShort) return joined([line, inlineMarkdown(rest, context)])
    return [line, ...below(blocksOf(rest, context))].join('\n\n')
  })
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')]
}

interface TermEntry {
  readonly term: readonly Content[]
  readonly details: readonly Element[]
}

/** Each term with the descriptions that follow it. */
function entriesOf(element: Element): TermEntry[] {
  const parts = childElements(element).flatMap((child) => (child.tagName === 'div' ? childElements(child) : [child]))
  const entries: { term: readonly Content[]; details: Element[] }[] = []
  for (const part of parts) {
    if (part.tagName === 'dt') entries.push({ term: part.children, details: [] })
    else entries.at(-1)?.details.push(part)
  }
  return entries
}

/** The name of a field, then its facts. */
function fieldLine(term: readonly Content[], marks: readonly Content[], context: MarkdownContext): string {
  const [name, ...facts] = piecesOf(term)
  return joined([name ? nameOf(name, context) : '', factText([...facts, ...marks.map((mark) => [mark])], context)])
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' — ')
}

/** A name may begin with its place in a list. */
function nameOf(piece: readonly Content[], context: MarkdownContext): string {
  const [code] = piece
  const place = isElement(code) && code.tagName === 'code' ? childElements(code)[0] : undefined
  if (!isElement(code) || !place) return inlineMarkdown(piece, context)
  const rest = textOf(code).slice(textOf(place).length)
  return codeSpan([textOf(place), rest].filter((part) => part !== '').join(' '))
}

function factText(pieces: readonly (readonly Content[])[], context: MarkdownContext): string {
  return pieces
    .map((piece) =>
      inlineMarkdown(
        piece.flatMap((node) => (isElement(node) && node.tagName === 'p' ? node.children : [node])),
        context,
      ),
    )
    .filter((text) => text !== '')
    .join(context.labels.comma)
}

/** Elements that stand side by side, each with the text that is glued to it. */
function piecesOf(nodes: readonly Content[]): Content[][] {
  const pieces: Content[][] = []
  for (const node of nodes) {
    if (isElement(node) ? isForScreen(node) : textOf(node).trim() === '') continue
    pieces.push([node])
  }
  return pieces
}

/** Alternative forms, as a list in a list. */
export function variantList(element: Element, context: MarkdownContext, blocksOf: WriteBlocks): string[] {
  const variants = childElements(element).filter((child) => hasClass(child, 'variant'))
  const title = element.children.filter((child) => !(isElement(child) && hasClass(child, 'variant')))
  const items = variants.map((variant) => {
    const head = findElement(variant, ({ tagName }) => tagName === 'p' || tagName === 'summary')
    const rest = variant.children.filter((child) => child !== head)
    const line = factText(head ? piecesOf(head.children) : [], context)
    return [`- ${line}`, ...below(blocksOf(rest, context))].join('\n\n')
  })
  const [first = '', ...others] = blocksOf(title, context)
  return [[`- ${first}`, ...[...others, items.join('\n')].map((block) => indent(block, 2))].join('\n\n')]
}

/** Blocks that belong to an item of a list. */
function below(blocks: readonly string[]): string[] {
  return blocks.map((block) => indent(block, 2))
}
