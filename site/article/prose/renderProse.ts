import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { parseMarkdown } from '../../../generator/markdown/parseMarkdown.ts'
import type { LinkContext } from '../links.ts'
import type { ArticleMessages } from '../messages.ts'
import { rehypeErrorCodes } from '../rehype-error-codes.ts'
import { rehypeOwnImages } from '../rehype-own-images.ts'
import { rehypeTableAlignment } from '../rehype-table-alignment.ts'
import { rehypeTableHeaders } from '../rehype-table-headers.ts'
import { proseHandlers } from './proseHandlers.ts'
import { rehypeFootnotes } from './rehype-footnotes.ts'
import { rehypeProse } from './rehype-prose.ts'

export interface ProseContext extends LinkContext {
  readonly words: ArticleMessages
}

/** Where an error code is described, if it is one. */
type CodeLinks = (code: string) => string | undefined

interface Options {
  readonly inline?: boolean
  readonly codeHref?: CodeLinks
}

interface Renderer {
  readonly context: ProseContext
  readonly rendered: Map<string, string>
  toTree(markdown: string): Root
}

/** A spec repeats its descriptions on many pages; more texts than this are not kept. */
const mostRemembered = 20_000

const renderers = new WeakMap<RouteTable, Map<string, Renderer>>()
const stringifier = unified().use(rehypeStringify).freeze()

/**
 * Prose of a spec (CommonMark, GFM and GitHub alerts) as HTML. Raw HTML becomes text, links keep only harmless addresses,
 * nothing in it is evaluated. `inline` leaves the paragraph's own tags out when there is only one.
 */
export function renderProse(
  markdown: string,
  context: ProseContext,
  { inline = false, codeHref }: Options = {},
): string {
  return withCodeLinks(renderedProse(markdown, context, inline), codeHref ?? (() => undefined))
}

function renderedProse(markdown: string, context: ProseContext, inline: boolean): string {
  const renderer = rendererOf(context)
  const key = `${inline ? 'inline' : 'block'} ${markdown}`
  const known = renderer.rendered.get(key)
  if (known !== undefined) return known
  const html = renderTree(renderer.toTree(markdown), inline)
  if (renderer.rendered.size >= mostRemembered) renderer.rendered.clear()
  renderer.rendered.set(key, html)
  return html
}

function rendererOf(context: ProseContext): Renderer {
  const byLocale = renderers.get(context.routes) ?? new Map<string, Renderer>()
  renderers.set(context.routes, byLocale)
  const known = byLocale.get(context.locale)
  if (known?.context.site === context.site) return known
  const renderer = createRenderer(context)
  byLocale.set(context.locale, renderer)
  return renderer
}

function createRenderer({ routes, site, locale, defaultLocale, words }: ProseContext): Renderer {
  const context = { routes, site, locale, defaultLocale, words }
  const processor = unified()
    .use(remarkRehype, { handlers: proseHandlers(words) })
    .use(rehypeFootnotes)
    .use(rehypeTableHeaders)
    .use(rehypeTableAlignment)
    .use(rehypeOwnImages)
    .use(rehypeErrorCodes)
    .use(rehypeProse, context)
    .freeze()
  return {
    context,
    rendered: new Map(),
    toTree: (markdown) => processor.runSync(parseMarkdown(markdown), markdown),
  }
}

/** HTML with a link at each error code that it names. */
function withCodeLinks(html: string, hrefOf: CodeLinks): string {
  if (!html.includes('<data ')) return html
  return html.replaceAll(/<data value="([^"]*)">(.*?)<\/data>/g, (_, code: string, shown: string) => {
    const href = hrefOf(code)
    return href === undefined ? shown : `<a href="${href}">${shown}</a>`
  })
}

function renderTree(tree: Root, inline: boolean): string {
  return stringifier.stringify(inline ? withoutParagraph(tree) : tree)
}

function withoutParagraph(tree: Root): Root {
  const [only, ...others] = tree.children
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0
    ? { ...tree, children: only.children }
    : tree
}
