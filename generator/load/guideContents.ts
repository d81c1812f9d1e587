import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { SourceLocation } from '../contract/diagnostics.ts'
import { createSlugger, headingIdentity } from '../contract/ids.ts'
import { readMermaid } from '../markdown/mermaid/readMermaid.ts'
import { isKeptAttribute, isPlainTag } from '../markdown/plainHtml.ts'

interface GuideHeading extends SourceLocation {
  readonly depth: number
  readonly text: string
  readonly id: string
}

/** Links, components, headings and files in the text of a guide, for routes, checks and outputs. */
export interface GuideContents {
  readonly headings: readonly GuideHeading[]
  /** Addresses of links and of the `href` of components. */
  readonly links: readonly (SourceLocation & { readonly url: string })[]
  readonly components: readonly (SourceLocation & {
    readonly name: string
    /** Its attributes: `true` for a name alone, `null` for an expression, and `...` for a list of attributes in one. */
    readonly attributes?: Readonly<Record<string, string | number | boolean | null>>
    /** Attributes of plain HTML that its page leaves out. */
    readonly dropped?: readonly string[]
    /** Name of the file that a table shows, below `guides/data/`; empty where none is named. */
    readonly dataFile?: string
    /** Its attributes or content hold elements or functions, which a browser cannot get as data. */
    readonly hasElements?: true
  })[]
  /** Files that components show, relative to the project: `guides/data/symbols.json`. */
  readonly dataFiles: readonly string[]
  /** Recipes that it shows, by name. */
  readonly recipes: readonly (SourceLocation & { readonly name: string })[]
  /** Blocks of Mermaid that stay code: for a line that is not understood, or for their kind. */
  readonly undrawn: readonly (SourceLocation & ({ readonly statement: string } | { readonly diagram: string }))[]
  /** Addresses of the pictures that it shows. */
  readonly images: readonly (SourceLocation & { readonly url: string })[]
}

type Attributes = MdxJsxFlowElement['attributes']

function textAttribute(attributes: Attributes, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : ''
}

function attributesOf(attributes: Attributes): Pick<GuideContents['components'][number], 'attributes'> {
  if (attributes.length === 0) return {}
  const entries = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ([attribute.name, writtenValue(attribute.value)] as const)
      : (['...', null] as const),
  )
  return { attributes: Object.fromEntries(entries) }
}

function writtenValue(value: Attributes[number]['value']): string | number | boolean | null {
  if (typeof value !== 'object') return value ?? true
  if (value === null) return true
  const [statement] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') return null
  const { value: literal } = statement.expression
  return typeof literal === 'string' || typeof literal === 'number' || typeof literal === 'boolean' ? literal : null
}

function droppedFrom(tag: string, attributes: Attributes): Pick<GuideContents['components'][number], 'dropped'> {
  const names = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
  const dropped = names.filter((name) => !isKeptAttribute(tag, name))
  return dropped.length > 0 ? { dropped } : {}
}

/** Whether a component holds elements: Markdown between tags is elements, except a text alone. */
function holdsElements({ attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const given = attributes.flatMap(({ value }) => (typeof value === 'object' && value ? [value.data] : []))
  const inside = children.map((child) =>
    child.type === 'mdxTextExpression' || child.type === 'mdxFlowExpression' ? child.data : child.type === 'text',
  )
  return [...given, ...inside].some((part) => part === false || (typeof part === 'object' && isNoData(part)))
}

/** Whether an expression has an element in it, or is a function. */
function isNoData({ estree }: NonNullable<Extract<Nodes, { type: 'mdxTextExpression' }>['data']>): boolean {
  const [statement] = estree?.body ?? []
  const isFunction = statement?.type === 'ExpressionStatement' && /Function/.test(statement.expression.type)
  return isFunction || JSON.stringify(statement ?? '').includes('"type":"JSX')
}

/** Reads the contents of a guide. `written` gives the source location of a line. */
export function readContents(
  file: string,
  tree: Root,
  written: (place: SourceLocation) => SourceLocation,
): GuideContents {
  const slug = createSlugger()
  const headings: GuideHeading[] = []
  const links: GuideContents['links'][number][] = []
  const components: GuideContents['components'][number][] = []
  const dataFiles = new Set<string>()
  const recipes: GuideContents['recipes'][number][] = []
  const images: GuideContents['images'][number][] = []
  const undrawn: GuideContents['undrawn'][number][] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const place = written({ file, line, column })
    if (node.type === 'heading')
      headings.push({ ...place, depth: node.depth, ...headingIdentity(textOfTree(node), slug) })
    if (node.type === 'link' || node.type === 'definition') links.push({ ...place, url: node.url })
    if (node.type === 'code' && node.lang === 'mermaid') {
      const read = readMermaid(node.value)
      if ('otherKind' in read) undrawn.push({ ...place, diagram: read.otherKind })
      else if ('mistake' in read) {
        const { line: inside, text: statement } = read.mistake
        undrawn.push({ ...written({ file, line: line + inside, column }), statement })
      } else if (read.drawing.kind === 'graph')
        links.push(...read.drawing.nodes.flatMap(({ href }) => (href === undefined ? [] : [{ ...place, url: href }])))
    }
    if (node.type === 'image') images.push({ ...place, url: node.url })
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name) {
        const given = holdsElements(node) ? { hasElements: true as const } : {}
        const shown = node.name === 'DataTable' ? { dataFile: textAttribute(node.attributes, 'file') } : {}
        const { name } = node
        const own = isPlainTag(name) ? droppedFrom(name, node.attributes) : attributesOf(node.attributes)
        components.push({ ...place, name, ...own, ...shown, ...given })
      }
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
        if (attribute.name === 'href') links.push({ ...place, url: attribute.value })
        if (node.name === 'img' && attribute.name === 'src') images.push({ ...place, url: attribute.value })
        if (attribute.name === 'file') dataFiles.add(`guides/data/${attribute.value}`)
        if (node.name === 'Recipe' && attribute.name === 'name') recipes.push({ ...place, name: attribute.value })
      }
    }
  })
  return { headings, links, components, dataFiles: [...dataFiles], recipes, images, undrawn }
}
