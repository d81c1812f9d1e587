import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Checked, SourceLocation } from '../contract/diagnostics.ts'
import { createSlugger, headingIdentity, shortHash } from '../contract/ids.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { holdsJavaScript } from '../markdown/holdsJavaScript.ts'
import { MdxSyntaxError, parseMdx } from '../markdown/parseMdx.ts'
import { isKeptAttribute, isPlainTag } from '../markdown/plainHtml.ts'
import { isToFillIn } from '../messages/fillIn.ts'
import { readFrontMatter } from './frontMatter.ts'
import type { LineOrigins } from './joinParts.ts'
import { limits } from './limits.ts'

interface GuideHeading extends SourceLocation {
  readonly depth: number
  readonly text: string
  readonly id: string
}

/** A hand-written page as read: its text, and what routes and checks need of it. */
export interface Guide {
  /** Relative to the project. */
  readonly file: string
  readonly locale: LocaleCode
  /** Language-neutral route path. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly sidebarLabel?: string
  /** Hash of the text below the front matter, without white space at its ends. */
  readonly textHash: string
  /** Hash of the default language's text that this one translates. */
  readonly translates?: string
  /** Its audience; without one, everybody. */
  readonly audience?: readonly string[]
  /** Only its author sees it, under `dev`. */
  readonly draft?: true
  /** Searches of the web leave it out. */
  readonly noindex?: true
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
    /** It is given elements or functions, which cannot go along to a browser as data. */
    readonly hasElements?: true
  })[]
  /** Files that components show, relative to the project: `guides/data/symbols.json`. */
  readonly dataFiles: readonly string[]
  /** Recipes that it shows, by name. */
  readonly recipes: readonly (SourceLocation & { readonly name: string })[]
  /** Addresses of the pictures that it shows. */
  readonly images: readonly (SourceLocation & { readonly url: string })[]
  /** Line of the first paragraph that nobody has written yet. */
  readonly lineToFillIn?: number
  /** Whether it holds JavaScript that has to run. */
  readonly holdsJavaScript: boolean
  /** Origin of each line, for a text with snippets. */
  readonly origins?: LineOrigins
  /** Components of plug-ins are written out in the text. */
  readonly isExpanded?: true
  /** The whole text with its front matter; empty when it cannot be parsed. */
  readonly text: string
}

export interface GuideText {
  readonly file: string
  readonly locale: LocaleCode
  readonly path: string
  readonly text: string
  /** Origin of each line, for a text with snippets. */
  readonly origins?: LineOrigins
}

/** Parses one guide. One that cannot be parsed has an empty text and says why. */
export function parseGuide({ file, locale, path, text, origins = [] }: GuideText): Checked<Guide> {
  const written = <Place extends SourceLocation>(place: Place): Place => {
    const origin = place.file === file ? origins[place.line - 1] : undefined
    if (!origin) return place
    const { shift, column = Math.max(1, place.column - shift) } = origin
    return { ...place, file: origin.file, line: origin.line, column }
  }
  const parsed = parseTree(file, text)
  const isParsed = parsed.diagnostics.length === 0
  const matter = readFrontMatter(file, parsed.value)
  const { title, description, ...others } = matter.value
  const toFillIn = parsed.value.children.find((node) => node.type === 'paragraph' && isToFillIn(textOfTree(node)))
  const guide: Guide = {
    file,
    locale,
    path,
    title: title ?? path,
    description: description ?? '',
    ...others,
    textHash: textHashOf(text),
    ...readContents(file, parsed.value, written),
    ...(toFillIn === undefined ? {} : { lineToFillIn: toFillIn.position?.start.line ?? 1 }),
    holdsJavaScript: holdsJavaScript(parsed.value),
    text: isParsed ? text : '',
  }
  const problems = isParsed ? matter.diagnostics : parsed.diagnostics
  return { value: guide, diagnostics: problems.map(written) }
}

function parseTree(file: string, text: string): Checked<Root> {
  const tooLarge = (message: string): Checked<Root> => {
    const problem = {
      code: 'input-too-large',
      severity: 'error',
      message,
      hint: 'Divide the guide into several.',
    } as const
    return { value: { type: 'root', children: [] }, diagnostics: [{ ...problem, file, line: 1, column: 1 }] }
  }
  if (text.length > limits.guideLetters)
    return tooLarge(`The guide has ${text.length} letters; at most ${limits.guideLetters} are read.`)
  try {
    const tree = parseMdx(text)
    return isDeep(tree)
      ? tooLarge(`The guide nests deeper than ${limits.guideDepth} levels.`)
      : { value: tree, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error
    const hint = 'Close every tag, such as `<br />`, and write a literal `{` or `<` as `\\{` or `\\<` or inside code.'
    const problem = { code: 'guide-syntax', severity: 'error', message: `${error.message}.`, hint } as const
    const place = { file, line: error.line, column: error.column }
    return { value: { type: 'root', children: [] }, diagnostics: [{ ...problem, ...place }] }
  }
}

function isDeep(tree: Root): boolean {
  let level: readonly Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.guideDepth) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}

/** Hash of a guide's text below the front matter. */
function textHashOf(text: string): string {
  return shortHash(bodyOf(text))
}

/** The text below the front matter. */
function bodyOf(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '').trim()
}

type Attributes = MdxJsxFlowElement['attributes']

function textAttribute(attributes: Attributes, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : ''
}

function attributesOf(attributes: Attributes): Pick<Guide['components'][number], 'attributes'> {
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

function droppedFrom(tag: string, attributes: Attributes): Pick<Guide['components'][number], 'dropped'> {
  const names = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
  const dropped = names.filter((name) => !isKeptAttribute(tag, name))
  return dropped.length > 0 ? { dropped } : {}
}

/** Markdown between tags is elements, but for a text alone. */
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

type Contents = Pick<Guide, 'headings' | 'links' | 'components' | 'dataFiles' | 'recipes' | 'images'>

function readContents(file: string, tree: Root, written: (place: SourceLocation) => SourceLocation): Contents {
  const slug = createSlugger()
  const headings: GuideHeading[] = []
  const links: Guide['links'][number][] = []
  const components: Guide['components'][number][] = []
  const dataFiles = new Set<string>()
  const recipes: Guide['recipes'][number][] = []
  const images: Guide['images'][number][] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const place = written({ file, line, column })
    if (node.type === 'heading')
      headings.push({ ...place, depth: node.depth, ...headingIdentity(textOfTree(node), slug) })
    if (node.type === 'link' || node.type === 'definition') links.push({ ...place, url: node.url })
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
  return { headings, links, components, dataFiles: [...dataFiles], recipes, images }
}
