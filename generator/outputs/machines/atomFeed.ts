import { toString as textOfTree } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Changelog, ChangelogSection } from '../../contract/changelog.ts'
import type { SiteConfig } from '../../contract/config.ts'
import { xmlDeclaration, xmlElement, xmlText } from '../../contract/xml.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { shorten } from '../../markdown/shortDescription.ts'
import { siteAddress } from './siteAddress.ts'

type FeedSite = Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'brand'>

/**
 * The Atom feed (RFC 4287) of a changelog: an entry a day with its whole text. The id of an entry is its address on the
 * page. Its time of update is the time at which its heading was added, if that is known, else its day.
 */
export function atomFeed({ route, sections }: Changelog, site: FeedSite): string {
  const page = siteAddress(site, route.url)
  const lang = site.locales.find(({ code }) => code === route.contentLocale)?.lang ?? route.contentLocale
  const written = new Map(route.entries?.map(({ id, updated }) => [id, updated]))
  const entries = sections.map((section) => ({ section, updated: written.get(section.day) ?? midnight(section.day) }))
  const newest = entries.map(({ updated }) => updated).sort()
  const parts = [
    textElement('id', page),
    textElement('title', `${route.title} · ${site.brand.title[route.locale] ?? site.brand.name}`),
    ...(route.description === '' ? [] : [textElement('subtitle', route.description)]),
    textElement('updated', newest.at(-1) ?? midnight('1970-01-01')),
    xmlElement('author', {}, textElement('name', site.brand.name)),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: siteAddress(site, route.feed ?? '') }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: lang, href: page }),
    ...entries.map(({ section, updated }) => entryElement(section, page, updated)),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang, 'xml:base': page }
  return `${xmlDeclaration}${xmlElement('feed', attributes, `\n${parts.join('\n')}\n`)}\n`
}

function entryElement({ day, title, content }: ChangelogSection, page: string, updated: string): string {
  const address = `${page}#${day}`
  const about = firstWords(content)
  const parts = [
    textElement('id', address),
    textElement('title', about === '' ? title : `${title} · ${about}`),
    textElement('published', midnight(day)),
    textElement('updated', updated),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    xmlElement('content', { type: 'html' }, xmlText(htmlOf(content))),
  ]
  return xmlElement('entry', {}, parts.join(''))
}

function textElement(name: string, text: string): string {
  return xmlElement(name, {}, xmlText(text))
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`
}

/** Start of a day's text: its first item of a list, else its first paragraph. */
function firstWords(markdown: string): string {
  const paragraphs: { readonly text: string; readonly isListed: boolean }[] = []
  visit(parseMarkdown(markdown), 'paragraph', (node, _index, parent) => {
    paragraphs.push({
      text: textOfTree(node, { includeHtml: false }).replace(/\s+/g, ' ').trim(),
      isListed: parent?.type === 'listItem',
    })
  })
  const first = paragraphs.find(({ isListed }) => isListed) ?? paragraphs[0]
  return shorten(first?.text ?? '', 100)
}

const toHtml = unified().use(remarkRehype).use(rehypeStringify)

/** Markdown of the site as HTML, without raw HTML. */
function htmlOf(markdown: string): string {
  return toHtml.stringify(toHtml.runSync(parseMarkdown(markdown)))
}
