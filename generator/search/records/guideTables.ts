import type { Nodes } from 'mdast'
import type {} from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { foundInside, isGuideComponent } from '../../contract/components.ts'
import { consolePath } from '../../contract/console.ts'
import type { Api } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { connectionLimitsText, connectionPartRecords } from './connectionRecords.ts'
import { dataRecords } from './dataRecords.ts'
import { catalogueRecords } from './errorRecords.ts'
import type { RecordContext } from './recordContext.ts'
import { debuggerRecords, downloadRecords, downloadsText, programRecords, replayRecord } from './toolRecords.ts'

export interface Section {
  readonly id: string
  readonly heading: string
  readonly nodes: readonly Nodes[]
}

export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' }>

/** The rows, codes, tools and files that a component shows. */
export function tableRecords(
  node: Nodes,
  { id, heading, isDeprecated }: Section & { readonly isDeprecated: boolean },
  context: RecordContext,
): SearchRecord[] {
  if (node.type !== 'mdxJsxFlowElement' || !isGuideComponent(node.name)) return []
  switch (foundInside(node.name)) {
    case 'error codes': {
      const api = apiOf(node, context)
      return api ? catalogueRecords(api, { anchor: id, isDeprecated }, context) : []
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
      return debuggerRecords(apiOf(node, context), isLogin ? 'login' : 'request', context)
    }
    case 'downloads':
      return downloadRecords(apiOf(node, context), { anchor: id, isDeprecated }, context)
    case 'program':
      return programRecords(attributeOf(node, 'name') ?? '', { anchor: id, heading }, context)
    case 'text':
      return []
  }
}

/** Text of a component that belongs to its section: the limits of a connection, the kinds of files. */
export function shownText(node: Nodes, context: RecordContext): string {
  if (node.type !== 'mdxJsxFlowElement') return ''
  if (node.name === 'Downloads') return downloadsText(apiOf(node, context), context)
  if (node.name !== 'ConnectionRules') return ''
  const api = apiOf(node, context)
  return api && attributeOf(node, 'part') === 'limits' ? connectionLimitsText(api, context) : ''
}

function apiOf(node: Element, { apis }: RecordContext): Api | undefined {
  return apis.find(({ id }) => id === attributeOf(node, 'api'))
}

/** Records of links to replays of the mock in the page. */
export function replaysOf(node: Nodes, { id, heading }: Section, context: RecordContext): SearchRecord[] {
  const found: SearchRecord[] = []
  visit(node, 'link', (link) => {
    if (isReplay(link.url)) found.push(replayRecord(textOfTree(link), { anchor: id, heading }, context))
  })
  return found
}

function isReplay(url: string): boolean {
  return url.startsWith(`${consolePath}#`) && new URLSearchParams(url.slice(consolePath.length + 1)).has('replay')
}

export function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
