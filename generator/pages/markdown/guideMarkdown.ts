import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { type GuideComponent, isGuideComponent } from '../../contract/components.ts'
import { createAnchors, headingIdentity } from '../../contract/ids.ts'
import { imagePath } from '../../contract/ownFiles.ts'
import { ownValue } from '../../contract/ownValue.ts'
import type { Api } from '../../contract/reference.ts'
import type { Guide } from '../../load/parseGuide.ts'
import type { AlertKind } from '../../markdown/alerts.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { isPlainTag } from '../../markdown/plainHtml.ts'
import { schemaOutline } from '../../model/view/outline.ts'
import { alertQuote, isAlertKind } from '../mdx/alerts.ts'
import { asBlocks } from '../mdx/asBlocks.ts'
import { heading, stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'
import { authorText } from './authorText.ts'
import { connectionParts } from './connectionMarkdown.ts'
import { downloadBlocks } from './downloadList.ts'
import { channelList, dataTable, migrationTable, transitionList } from './guideTables.ts'
import { type MarkdownContext, proseNodes } from './markdownContext.ts'
import { errorTable, operationList, permissionTable, rateLimitTable } from './markdownTables.ts'
import { readsAs } from './readsAs.ts'
import { recipePrograms } from './recipePrograms.ts'
import { schemaText } from './referenceMarkdown.ts'

/** A hand-written page: its text is all of its file. */
type WrittenPage = Pick<Guide, 'file' | 'title' | 'description' | 'text'>

/**
 * A hand-written page as plain Markdown: blocks of Markdown are the author's own text; components become quotations, lists,
 * headings and tables. Where that text does not read as the page, such as two lists that run together, it is all written anew.
 */
export function guideMarkdown({ file, title, description, text }: WrittenPage, site: MarkdownContext): string {
  const context = { ...site, addressOf: addressesIn(file, site) }
  const lead: RootContent[] =
    description === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: description }] }]
  const { addressOf } = context
  const write = (nodes: readonly RootContent[]) => stringifyMarkdown(withAddresses(nodes, addressOf))
  const head = [heading(1, title), ...lead]
  const blocks = parseMdx(text).children.map((block) => ({
    nodes: plain(block, context),
    own: authorText(block, text, addressOf),
  }))
  const parts = [write(head), ...blocks.map(({ nodes, own }) => own ?? write(nodes))]
  const markdown = `${parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .join('\n\n')}\n`
  const nodes = [...head, ...blocks.flatMap((block) => block.nodes)]
  return readsAs(markdown, nodes) ? markdown : write(nodes)
}

/** Pictures are named relative to the guide. */
function addressesIn(file: string, { addressOf, own: { images } }: MarkdownContext): MarkdownContext['addressOf'] {
  return (address) => {
    const path = imagePath(address, file)
    const image = path === undefined ? undefined : ownValue(images, path)
    return addressOf(image?.address ?? address)
  }
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

type Component = MdxJsxFlowElement | MdxJsxTextElement

function component(node: Component, context: MarkdownContext): RootContent[] {
  const content = () => asBlocks(children(node, context))
  const attribute = (name: string) => attributeOf(node, name)
  if (isGuideComponent(node.name)) return writers[node.name]({ attribute, content, context })
  const written = isPlainTag(node.name) ? plainElement(node, children(node, context)) : children(node, context)
  return node.type === 'mdxJsxTextElement' ? written : asBlocks(written)
}

/** Plain HTML as Markdown, where Markdown has the same. */
function plainElement(node: Component, content: RootContent[]): RootContent[] {
  const inline = content as PhrasingContent[]
  const attribute = (name: string) => attributeOf(node, name) ?? ''
  switch (node.name) {
    case 'b':
    case 'strong':
      return [{ type: 'strong', children: inline }]
    case 'i':
    case 'em':
      return [{ type: 'emphasis', children: inline }]
    case 's':
    case 'del':
      return [{ type: 'delete', children: inline }]
    case 'code':
    case 'kbd':
    case 'samp':
      return [{ type: 'inlineCode', value: textOfTree(content) }]
    case 'br':
      return [{ type: 'break' }]
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'a':
      return [{ type: 'link', url: attribute('href'), children: inline }]
    case 'img':
      return [{ type: 'image', url: attribute('src'), alt: attribute('alt') }]
    case 'sub':
    case 'sup':
      return [{ type: 'html', value: `<${node.name}>` }, ...content, { type: 'html', value: `</${node.name}>` }]
    case 'summary':
      return [label(textOfTree(content))]
    case 'blockquote':
      return [{ type: 'blockquote', children: asBlocks(content) as BlockContent[] }]
    default:
      return content
  }
}

interface Use {
  readonly context: MarkdownContext
  attribute(name: string): string | undefined
  /** What stands in the component, as blocks. */
  content(): RootContent[]
}

type Writer = (use: Use) => RootContent[]

const asContent: Writer = ({ content }) => content()

/** What a component shows of the API that an attribute names. */
function ofApi(write: (api: Api, use: Use) => RootContent[], name = 'api'): Writer {
  return (use) => {
    const api = use.context.apis.find(({ id }) => id === use.attribute(name))
    return api ? write(api, use) : []
  }
}

const writers: Readonly<Record<GuideComponent, Writer>> = {
  Callout: ({ attribute, content }) => [alertQuote(kindOf(attribute('kind')), attribute('title'), content())],
  Card: ({ attribute, content }) => [listOf([card(attribute('title') ?? '', attribute('href') ?? '', content())])],
  Cards: ({ content }) => [listOf(content().flatMap((child) => (child.type === 'list' ? child.children : [])))],
  ConnectionRules: ofApi((api, { attribute, context }) => connectionBlocks(api, attribute('part'), context)),
  ChannelList: ofApi((api, { context }) => [channelList(api, context)]),
  Column: asContent,
  Columns: asContent,
  DataTable: ({ attribute, context }) => {
    const table = context.tables.get(attribute('file') ?? '')
    const note = table?.note ? proseNodes(table.note, context) : []
    return table ? [dataTable(table, attribute('columns'), context), ...note] : []
  },
  DecisionChart: asContent,
  Downloads: ofApi((api, { context }) => downloadBlocks(api, context)),
  ErrorTable: ofApi((api, { context }) => errorTable(api.errors, context, api)),
  MigrationMap: ofApi((api, { context }) => [migrationTable(api, context)], 'from'),
  OperationList: ofApi((api, { attribute, context }) => [operationList(api, attribute('tag'), context)]),
  PermissionTable: ofApi((api, { context }) => [permissionTable(api, context)]),
  RateLimitTable: ofApi((api, { context }) => [rateLimitTable(api, context)]),
  Recipe: ({ attribute, context }) => recipePrograms(attribute('name') ?? '', context),
  Schema: ofApi((api, { attribute, context }) => schemaBlocks(api, attribute('of') ?? '', context)),
  SignatureDebugger: asContent,
  StateDiagram: ({ attribute }) => [transitionList(attribute('transitions') ?? '')],
  Steps: asContent,
  Tab: ({ attribute, content }) => [label(attribute('label') ?? ''), ...content()],
  Tabs: asContent,
}

/** The part of the connection rules that an attribute names, or all of them. */
function connectionBlocks({ streaming }: Api, wanted: string | undefined, context: MarkdownContext): RootContent[] {
  if (!streaming) return []
  const parts = Object.entries(connectionParts).filter(([part]) => wanted === undefined || part === wanted)
  return blocksOf(parts.flatMap(([, write]) => write(streaming, context)))
}

function schemaBlocks(api: Api, of: string, context: MarkdownContext): RootContent[] {
  return api.schemas[of]
    ? blocksOf(schemaText(schemaOutline(of, api, createAnchors()), { ...context, schemas: api.schemas }))
    : []
}

function blocksOf(texts: readonly string[]): RootContent[] {
  return [...parseMarkdown(texts.join('\n\n')).children]
}

function label(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
}

function listOf(items: readonly ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children: [...items] }
}

function kindOf(kind = 'note'): AlertKind {
  return isAlertKind(kind) ? kind : 'note'
}

function attributeOf({ attributes }: Component, name: string): string | undefined {
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
