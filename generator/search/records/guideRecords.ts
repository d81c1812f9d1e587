import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { foundInside, isGuideComponent } from '../../contract/components.ts'
import { consolePath } from '../../contract/console.ts'
import { createSlugger, headingIdentity } from '../../contract/ids.ts'
import type { Api } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { connectionPartRecords } from './connectionRecords.ts'
import { dataRecords } from './dataRecords.ts'
import { catalogueRecords } from './errorRecords.ts'
import { textOf } from './plainText.ts'
import { joined, type RecordContext, recordOf } from './recordContext.ts'
import { debuggerRecords, downloadRecords, programRecords, replayRecord } from './toolRecords.ts'

/** A hand-written page, as much of it as is searched. */
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
  const text = joined(description, lead ? sectionText(lead) : '')
  const page = recordOf({ kind: 'page', anchor: '', names: [route.path], text, isDeprecated }, context)
  const headings = sections.map((section) =>
    recordOf(
      {
        ...{ kind: 'heading', anchor: section.id, heading: section.heading, isDeprecated },
        names: section.nodes.flatMap((node) => [...messagesOf(node), ...hostsOf(node)]),
        text: sectionText(section),
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

interface Section {
  readonly id: string
  readonly heading: string
  readonly nodes: readonly Nodes[]
}

/** What stands before the first heading, then each heading with what follows it. */
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

function sectionText({ nodes }: Section): string {
  const texts = nodes.map((node) => joined(titleOf(node), textOf(node)))
  return joined(...texts)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What a component shows that is not among its children. */
function titleOf(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement') return ''
  return joined(attributeOf(node, 'title') ?? '', attributeOf(node, 'label') ?? '')
}

/** Texts in the answers that a section shows: readers search for the message they got. */
function messagesOf(node: Nodes): string[] {
  if (node.type !== 'code' || node.lang !== 'json') return []
  // A text that is never closed is passed over whole, or the rest would be read once more from each mark in it.
  return [...node.value.matchAll(/"((?:[^"\\]|\\.)*)("?)/g)].flatMap(([, text = '', end]) =>
    end !== '' && /\p{L} \p{L}/u.test(text) ? text : [],
  )
}

/** Hosts that a section names: what stands before its first path. */
function hostsOf(node: Nodes): string[] {
  const found: string[] = []
  visit(node, 'inlineCode', ({ value }) => {
    const [, host] = /^(?:https?|wss?):\/\/([^/\s]+)/.exec(value) ?? []
    if (host !== undefined) found.push(host)
  })
  return found
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' }>

function tableRecords(
  node: Nodes,
  { id, heading, isDeprecated }: Section & { readonly isDeprecated: boolean },
  context: RecordContext,
): SearchRecord[] {
  if (node.type !== 'mdxJsxFlowElement' || !isGuideComponent(node.name)) return []
  switch (foundInside(node.name)) {
    case 'error codes': {
      const api = apiOf(node, context)
      return api ? catalogueRecords(api, isDeprecated, context) : []
    }
    case 'connection': {
      const api = apiOf(node, context)
      return api ? connectionPartRecords(attributeOf(node, 'part'), api, context) : []
    }
    case 'rows': {
      const table = context.tables.get(attributeOf(node, 'file') ?? '')
      return table ? dataRecords(table, attributeOf(node, 'columns'), id, context) : []
    }
    case 'debugger': {
      const isLogin = node.attributes.some((own) => own.type === 'mdxJsxAttribute' && own.name === 'login')
      return isLogin ? [] : debuggerRecords(apiOf(node, context), context)
    }
    case 'downloads':
      return downloadRecords(apiOf(node, context), { anchor: id, heading }, context)
    case 'program':
      return programRecords(attributeOf(node, 'name') ?? '', { anchor: id, heading }, context)
    case 'text':
      return []
  }
}

function apiOf(node: Element, { apis }: RecordContext): Api | undefined {
  return apis.find(({ id }) => id === attributeOf(node, 'api'))
}

/** Links to what the mock in the page plays. */
function replaysOf(node: Nodes, { id, heading }: Section, context: RecordContext): SearchRecord[] {
  const found: SearchRecord[] = []
  visit(node, 'link', (link) => {
    if (isReplay(link.url)) found.push(replayRecord(textOfTree(link), { anchor: id, heading }, context))
  })
  return found
}

function isReplay(url: string): boolean {
  return url.startsWith(`${consolePath}#`) && new URLSearchParams(url.slice(consolePath.length + 1)).has('replay')
}

function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
