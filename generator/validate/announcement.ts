import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { SiteConfig } from '../contract/config.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { localePrefix } from '../contract/locales.ts'
import { normalizePath, type RouteTable } from '../contract/routes.ts'
import { nearestName } from '../document/nearestName.ts'
import type { RawConfig } from '../load/readConfig.ts'
import { findKeys } from './findKeys.ts'

export interface AnnouncementInput {
  readonly config: Pick<SiteConfig, 'announcement' | 'locales'>
  readonly routes: RouteTable
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

type Finding = Pick<Diagnostic, 'code' | 'message' | 'hint'>

const parser = unified().use(remarkParse).use(remarkGfm)

/** Texts of the announcement that are more than one line, and links of them that lead to no page. */
export function checkAnnouncement({ config, routes, source }: AnnouncementInput): Diagnostic[] {
  return Object.entries(config.announcement?.text ?? {}).flatMap(([locale, text]) => {
    const tree = parser.parse(text)
    const place = { file: source.file, ...findKeys(source.text, ['announcement', 'text', locale]) }
    const found = [...checkShape(tree), ...linksOf(tree).flatMap((url) => checkLink(url, config, routes))]
    return found.map((finding): Diagnostic => ({ severity: 'error', ...finding, ...place }))
  })
}

function isOneParagraph([first, ...others]: readonly RootContent[]): boolean {
  return first?.type === 'paragraph' && others.length === 0
}

function checkShape({ children }: Root): Finding[] {
  if (isOneParagraph(children)) return []
  const hint = 'Write one paragraph without headings and lists, and link to a page that says more.'
  return [{ code: 'config-invalid', message: 'The announcement is not one paragraph of text.', hint }]
}

function linksOf(tree: Root): string[] {
  const links: string[] = []
  visit(tree, 'link', ({ url }) => {
    links.push(url)
  })
  return links
}

function checkLink(url: string, { locales }: AnnouncementInput['config'], { routes }: RouteTable): Finding[] {
  if (!/^\/(?!\/)/.test(url)) return []
  const [path = ''] = url.split(/[?#]/)
  const [first, ...others] = locales.map(({ code }) => code)
  if (others.some((code) => `${path}/`.startsWith(`${localePrefix(code, first ?? '')}/`))) {
    const hint = 'Leave the language out of the path: the site adds the reader’s.'
    return [{ code: 'link-broken', message: `"${url}" names a language.`, hint }]
  }
  const paths = new Set(routes.map((route) => normalizePath(route.path)))
  if (paths.has(normalizePath(path))) return []
  const near = nearestName(normalizePath(path), [...paths])
  const hint = near ? `Did you mean ${near}?` : 'Correct the path, or add the page.'
  return [{ code: 'link-broken', message: `"${url}" leads to no page.`, hint }]
}
