import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { createSlugger, headingIdentity } from '../../contract/ids.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { asOnePhrase } from '../index/phraseList.ts'
import { attributeOf, type Element, replaysOf, type Section, shownText, tableRecords } from './guideTables.ts'
import { textOf } from './plainText.ts'
import { joined, type RecordContext, recordOf } from './recordContext.ts'

/** The searched parts of a hand-written page. */
export interface SearchableGuide {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly text: string
}

/** The page, each of its headings with the prose beneath, the rows of its tables of data and of error codes. */
export function guideRecords(
  { description, text: whole }: SearchableGuide,
  isDeprecated: boolean,
  context: RecordContext,
): SearchRecord[] {
  const parts = readSections(parseMdx(whole))
  const [lead, ...sections] = parts
  const { route } = context
  const text = joined(description, lead ? sectionText(lead, context) : '')
  const page = recordOf({ kind: 'page', anchor: '', names: [route.path], text, isDeprecated }, context)
  const headings = sections.map((section) =>
    recordOf(
      {
        ...{ kind: 'heading', anchor: section.id, heading: section.heading, isDeprecated },
        names: section.nodes.flatMap(addressesOf),
        text: sectionText(section, context),
        asked: section.nodes.flatMap(messagesOf).map(asOnePhrase).join(', '),
      },
      context,
    ),
  )
  const tables = parts.flatMap((section) =>
    section.nodes.flatMap((node) => [
      ...tableRecords(node, { ...section, isDeprecated }, context),
      ...replaysOf(node, section, context),
    ]),
  )
  return [page, ...headings, ...tables]
}

/** APIs whose error codes one of the guides lists. */
export function cataloguedApis(guides: readonly SearchableGuide[]): ReadonlySet<string> {
  const nodes = guides.flatMap(({ text }) =>
    text.includes('ErrorTable') ? flattenComponents(parseMdx(text).children) : [],
  )
  return new Set(nodes.flatMap((node) => (isErrorTable(node) ? (attributeOf(node, 'api') ?? []) : [])))
}

function isErrorTable(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' && node.name === 'ErrorTable'
}

/** The nodes before the first heading, then each heading with the nodes after it. */
function readSections({ children }: Root): Section[] {
  const slug = createSlugger()
  const sections: { id: string; heading: string; nodes: Nodes[] }[] = [{ id: '', heading: '', nodes: [] }]
  for (const node of flattenComponents(children)) {
    if (node.type !== 'heading') sections.at(-1)?.nodes.push(node)
    else {
      const { id, text } = headingIdentity(textOfTree(node), slug)
      sections.push({ id, heading: text, nodes: [] })
    }
  }
  return sections
}

/** Components may hold headings: their content is read as if it stood outside. */
function flattenComponents(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.children.length > 0
      ? [{ ...node, children: [] }, ...flattenComponents(node.children as Nodes[])]
      : [node],
  )
}

function sectionText({ nodes }: Section, context: RecordContext): string {
  const texts = nodes.map((node) => joined(titleOf(node), textOf(node), shownText(node, context)))
  return joined(...texts)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Title and label of a component, which it shows beside its children. */
function titleOf(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement') return ''
  return joined(attributeOf(node, 'title') ?? '', attributeOf(node, 'label') ?? '')
}

/** Texts in the replies that a section shows: readers search for the message that they got. */
function messagesOf(node: Nodes): string[] {
  if (node.type !== 'code' || node.lang !== 'json') return []
  // An unclosed text is skipped whole, or the rest would be read once more from each quotation mark in it.
  return [...node.value.matchAll(/"((?:[^"\\]|\\.)*)("?)/g)].flatMap(([, text = '', end]) =>
    end !== '' && /\p{L} \p{L}/u.test(text) ? text : [],
  )
}

/** Addresses that a section names, and their hosts. */
function addressesOf(node: Nodes): string[] {
  const found: string[] = []
  visit(node, 'inlineCode', ({ value }) => {
    const [, host] = /^(?:https?|wss?):\/\/([^/\s]+)/.exec(value) ?? []
    if (host !== undefined) found.push(host, value)
  })
  return found
}
