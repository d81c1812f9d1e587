import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Checked } from '../contract/diagnostics.ts'
import { edited, rangeOf } from '../markdown/edited.ts'
import { parseMdx } from '../markdown/parseMdx.ts'
import { joinParts, linesOf, type PartEdit } from './joinParts.ts'
import { type Guide, parseGuide } from './parseGuide.ts'

export type UsedComponent = Guide['components'][number]

export interface ComponentUse {
  readonly used: UsedComponent
  /** Markdown between its tags. */
  readonly content: string
  /** The component stands within a line, where only the text of a paragraph can stand. */
  readonly isInline: boolean
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement

/**
 * A guide with some of its components written out as Markdown, so that every reader of the guide gets that text. Problems
 * in that Markdown have the source location of the tag.
 */
export function expandComponents(
  guide: Guide,
  isExpanded: (name: string) => boolean,
  write: (use: ComponentUse) => string,
): Checked<Guide> {
  const { text, file, locale, path, origins = linesOf(file, text) } = guide
  const tree = parseMdx(text)
  const places = placesIn(tree, guide)
  const editOf = (node: Tag, used: UsedComponent): PartEdit => {
    const content = contentOf(text, node)
    const inner = node.children.flatMap(editsIn).map((edit) => shifted(edit, content.start))
    const isInline = node.type === 'mdxJsxTextElement'
    const written = edited(text.slice(content.start, content.end), inner)
    const own = write({ used, content: outdented(written, content.indentation), isInline })
    return isInline ? { ...rangeOf(node), replacement: own } : inBlock(text, rangeOf(node), own, used)
  }
  const editsIn = (node: Nodes): PartEdit[] => {
    const used = places.get(node)
    if (used && isTag(node) && isExpanded(used.name)) return [editOf(node, used)]
    return 'children' in node ? node.children.flatMap(editsIn) : []
  }
  const written = joinParts(text, editsIn(tree), origins)
  const { value, diagnostics } = parseGuide({ file, locale, path, ...written })
  // A translation follows the text of the author, not the present output of a component.
  const { textHash, dataFiles } = guide
  const files = [...new Set([...dataFiles, ...value.dataFiles])]
  return { value: { ...value, textHash, dataFiles: files, isExpanded: true }, diagnostics }
}

function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The component of each tag; tags have the order in which the guide lists components. */
function placesIn(tree: Root, { components }: Guide): ReadonlyMap<Nodes, UsedComponent> {
  const places = new Map<Nodes, UsedComponent>()
  visit(tree, (node) => {
    const used = components[places.size]
    if (isTag(node) && node.name && used) places.set(node, used)
  })
  return places
}

interface Content {
  readonly start: number
  readonly end: number
  /** Indentation and quotation marks at the start of its lines. */
  readonly indentation: string
}

function contentOf(text: string, { children: [first, ...others] }: Tag): Content {
  if (!first) return { start: 0, end: 0, indentation: '' }
  const { start, end } = rangeOf(first)
  const before = lineBefore(text, start)
  return {
    start,
    end: Math.max(end, ...others.map((node) => rangeOf(node).end)),
    indentation: /^[>\s]*/.exec(before)?.[0] ?? '',
  }
}

/** A text without the indentation of all its lines but the first. A line of the indentation alone may be shorter. */
function outdented(text: string, indentation: string): string {
  const [first = '', ...others] = text.split('\n')
  const bare = others.map((line) =>
    line.startsWith(indentation) ? line.slice(indentation.length) : indentation.startsWith(line) ? '' : line,
  )
  return [first, ...bare].join('\n')
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
}

function shifted<Part extends PartEdit>(edit: Part, by: number): Part {
  return { ...edit, start: edit.start - by, end: edit.end - by }
}

/** A block of Markdown in the place of a tag, as deep in lists and quotations as that is, and apart from the lines around it. */
function inBlock(
  text: string,
  range: ReturnType<typeof rangeOf>,
  own: string,
  { file, line, column }: UsedComponent,
): PartEdit {
  const before = lineBefore(text, range.start)
  const indentation = before.replace(/[^>\s]/g, ' ')
  const isFirstInItem = indentation !== before
  const lines = [...(isFirstInItem ? [] : ['']), ...own.split('\n'), '']
  const replacement = lines.join(`\n${indentation}`)
  const origins = replacement.split('\n').map(() => ({ file, line, shift: 0, column }))
  return { ...range, replacement, origins }
}
