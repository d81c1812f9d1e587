import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { headingIdentity } from '../../contract/ids.ts'
import type { AlertKind } from '../../contract/markdown.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { alertQuote, isAlertKind } from '../mdx/alerts.ts'
import { asBlocks } from '../mdx/asBlocks.ts'
import { heading, stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'
import { downloadBlocks } from './downloadList.ts'
import { channelList, dataTable, migrationTable, transitionList } from './guideTables.ts'
import { type MarkdownContext, proseNodes } from './markdownContext.ts'
import { errorTable, operationList, permissionTable, rateLimitTable } from './markdownTables.ts'
import { recipePrograms } from './recipePrograms.ts'

/** A hand-written page as plain Markdown: components become quotations, lists, headings and tables. */
export function guideMarkdown({ title, description, tree }: Guide, context: MarkdownContext): string {
  const lead: RootContent[] =
    description === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: description }] }]
  return stringifyMarkdown(
    withAddresses([heading(1, title), ...lead, ...plainBlocks(tree.children, context)], context.addressOf),
  )
}

/** Blocks of a guide without MDX; their links are as they were. */
export function plainBlocks(blocks: readonly RootContent[], context: MarkdownContext): RootContent[] {
  return blocks.flatMap((node) => plain(node, context))
}

/** One node without MDX: front matter, imports and expressions go, components become what they show. */
function plain(node: RootContent, context: MarkdownContext): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, context)
    case 'paragraph': {
      const parts = children(node, context)
      return holdsOnlyComponents(node) ? asBlocks(parts) : [{ ...node, children: parts as PhrasingContent[] }]
    }
    case 'heading':
      return [{ ...node, children: withoutId(children(node, context) as PhrasingContent[]) }]
    default:
      return 'children' in node ? [{ ...node, children: children(node, context) } as RootContent] : [node]
  }
}

function children(node: { readonly children: readonly unknown[] }, context: MarkdownContext): RootContent[] {
  return node.children.flatMap((child) => plain(child as RootContent, context))
}

/** A line of nothing but components, `<Card …>Text</Card>`, is no paragraph: MDX takes them as blocks. */
function holdsOnlyComponents({ children: parts }: Paragraph): boolean {
  const isComponent = (node: PhrasingContent) => node.type === 'mdxJsxTextElement'
  return parts.some(isComponent) && parts.every((node) => isComponent(node) || textOfTree(node).trim() === '')
}

function component(node: MdxJsxFlowElement | MdxJsxTextElement, context: MarkdownContext): RootContent[] {
  const attribute = (name: string) => attributeOf(node, name)
  const api = context.apis.find(({ id }) => id === attribute('api'))
  const content = () => asBlocks(children(node, context))
  switch (node.name) {
    case 'Callout':
      return [alertQuote(kindOf(attribute('kind')), attribute('title'), content())]
    case 'Tab':
      return [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: [{ type: 'text', value: attribute('label') ?? '' }] }],
        },
        ...content(),
      ]
    case 'Cards':
      return [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: content().flatMap((child) => (child.type === 'list' ? child.children : [])),
        } satisfies List,
      ]
    case 'Card':
      return [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: [card(attribute('title') ?? '', attribute('href') ?? '', content())],
        } satisfies List,
      ]
    case 'ErrorTable':
      return api ? [errorTable(api.errors, context, api)] : []
    case 'RateLimitTable':
      return api ? [rateLimitTable(api, context)] : []
    case 'OperationList':
      return api ? [operationList(api, attribute('tag'), context)] : []
    case 'PermissionTable':
      return api ? [permissionTable(api, context)] : []
    case 'Downloads':
      return api ? downloadBlocks(api, context) : []
    case 'ChannelList':
      return api ? [channelList(api, context)] : []
    case 'MigrationMap': {
      const from = context.apis.find(({ id }) => id === attribute('from'))
      return from ? [migrationTable(from, context)] : []
    }
    case 'DataTable': {
      const table = context.tables.get(attribute('file') ?? '')
      const note = table?.note ? proseNodes(table.note, context) : []
      return table ? [dataTable(table, attribute('columns'), context), ...note] : []
    }
    case 'Recipe':
      return recipePrograms(attribute('name') ?? '', context)
    case 'StateDiagram':
      return [transitionList(attribute('transitions') ?? '')]
    default:
      return node.type === 'mdxJsxTextElement' ? children(node, context) : content()
  }
}

function kindOf(kind = 'note'): AlertKind {
  return isAlertKind(kind) ? kind : 'note'
}

function attributeOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function card(title: string, href: string, content: readonly RootContent[]): ListItem {
  const link: PhrasingContent = { type: 'link', url: href, children: [{ type: 'text', value: title }] }
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [link] }, ...(content as BlockContent[])],
  }
}

/** Takes an explicit `[#id]` off the end of a heading. */
function withoutId(content: readonly PhrasingContent[]): PhrasingContent[] {
  const last = content.at(-1)
  if (last?.type !== 'text') return [...content]
  return [...content.slice(0, -1), { ...last, value: headingIdentity(last.value, () => '').text }]
}
