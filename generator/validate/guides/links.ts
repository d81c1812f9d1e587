import { debuggerAnchor } from '../../contract/components.ts'
import type { SiteConfig } from '../../contract/config.ts'
import { consolePath, hasConsole } from '../../contract/console.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { decoded } from '../../contract/httpSyntax.ts'
import { anchorOf } from '../../contract/ids.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import type { Api, ErrorCode } from '../../contract/reference.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { addressesOn } from '../../model/view/addresses.ts'
import { consoleMistakes } from './consoleMistakes.ts'

/** The problem of a link, without its source location. */
type LinkProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** The language of a link, and the page with the link if there is one. */
interface LinkPlace {
  readonly locale?: LocaleCode
  readonly path?: string
}

/** The problem of a link inside the site. A link to another site has none. */
export type LinkCheck = (url: string, place?: LinkPlace) => LinkProblem[]

/** The error codes of an API: of its calls, and of its sockets. */
interface Catalogues extends Pick<Api, 'id'> {
  readonly errors: readonly Pick<ErrorCode, 'code'>[]
  readonly streaming?: { readonly errors: readonly Pick<ErrorCode, 'code'>[] }
}

interface LinkTargets {
  readonly config: Pick<SiteConfig, 'locales' | 'console'>
  readonly routes: RouteTable
  readonly guides?: readonly Guide[]
  readonly apis?: readonly Catalogues[]
  /** Files of the project that the site publishes unchanged, by their paths in the site. */
  readonly files?: Readonly<Record<string, string>>
}

export function createLinkCheck(targets: LinkTargets): LinkCheck {
  const [first = '', ...others] = targets.config.locales.map(({ code }) => code)
  const pages = pagesOf(targets)
  const { files = {} } = targets
  const paths = [...pages.keys()]
  return (url, { locale = first, path: own } = {}) => {
    if (!/^[/#](?!\/)/.test(url)) return []
    const [address = '', anchor] = url.split('#')
    const path = address === '' ? own : address.split('?')[0]
    if (path === undefined)
      return [brokenLink(`"${url}" names a place on no page.`, 'Begin it with the path of the page.')]
    if (others.some((code) => `${path}/`.startsWith(`${localePrefix(code, first)}/`))) {
      return [
        brokenLink(`"${url}" names a language.`, 'Leave the language out of the path: the site adds the reader’s.'),
      ]
    }
    const page = pages.get(normalizePath(path))
    if (!page && normalizePath(path) === consolePath && hasConsole(targets.config))
      return consoleMistakes(url, targets.routes).map(({ message, hint }) => brokenLink(message, hint))
    if (!page && Object.hasOwn(files, decoded(path.slice(1)))) return []
    if (!page) {
      const near = nearestName(normalizePath(path), paths) ?? movedTo(normalizePath(path), paths)
      return [
        brokenLink(`"${url}" leads to no page.`, near ? `Did you mean ${near}?` : 'Correct the path, or add the page.'),
      ]
    }
    return anchor === undefined ? [] : anchorProblem({ url, anchor, page: page.get(locale) ?? page.get(first) })
  }
}

/** The only page with the same last step: a moved page keeps its name. */
function movedTo(path: string, paths: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/'))
  const found = name === '/' ? [] : paths.filter((other) => other.endsWith(name))
  return found.length === 1 ? found[0] : undefined
}

/** The anchors of a page: headings, operations and channels, and the anchors below them. */
interface PageAnchors {
  /** The file of a guide, or the path of a page without a file. */
  readonly shown: string
  /** Whether the headings are known: only for a guide that could be parsed. */
  readonly isGuide: boolean
  readonly headings: readonly string[]
  readonly entries: readonly string[]
}

type Pages = ReadonlyMap<string, ReadonlyMap<LocaleCode, PageAnchors>>

function pagesOf({ routes: { routes }, guides = [], apis = [] }: LinkTargets): Pages {
  const pages = new Map<string, Map<LocaleCode, PageAnchors>>()
  const guideAt = new Map(guides.map((guide) => [`${guide.locale} ${normalizePath(guide.path)}`, guide]))
  for (const route of routes) {
    const { path, locale, contentLocale, source } = route
    const name = normalizePath(path)
    const guide = guideAt.get(`${contentLocale} ${name}`)
    const headings = guide ? [...guide.headings.map(({ id }) => id), ...toolsOf(guide), ...codesOf(guide, apis)] : []
    const page = pages.get(name) ?? new Map<LocaleCode, PageAnchors>()
    pages.set(
      name,
      page.set(locale, {
        shown: guide ? source.file : name,
        isGuide: guide !== undefined && guide.text !== '',
        headings,
        entries: addressesOn(route).map(({ anchor }) => anchor),
      }),
    )
  }
  return pages
}

/** Anchors of the signature debuggers of a guide. */
function toolsOf({ text }: Guide): string[] {
  const found = text.matchAll(/<SignatureDebugger\b([^>]*)>/g)
  return [...found].map(([, own = '']) => debuggerAnchor(/\slogin\b/.test(own) ? 'login' : 'request'))
}

/** Anchors of the error codes that a guide lists. */
function codesOf({ text }: Guide, apis: readonly Catalogues[]): string[] {
  return [...text.matchAll(/<(ErrorTable|ConnectionRules)\b[^>]*\sapi="([^"]+)"/g)].flatMap(([, list, id]) => {
    const api = apis.find((own) => own.id === id)
    const errors = list === 'ErrorTable' ? api?.errors : api?.streaming?.errors
    return (errors ?? []).map(({ code }) => `error-${anchorOf(String(code))}`)
  })
}

/** Only the headings of guides are known: a page without operations and channels may have any others. */
function anchorProblem(link: { url: string; anchor: string; page: PageAnchors | undefined }): LinkProblem[] {
  const { url, anchor, page } = link
  if (!page || page.headings.includes(anchor)) return []
  if (!page.isGuide && page.entries.length === 0) return []
  if (page.entries.some((entry) => anchor === entry || anchor.startsWith(`${entry}.`))) return []
  const near = nearestName(anchor, [...page.headings, ...page.entries])
  const hint = near ? `Did you mean #${near}?` : 'Correct the anchor, or give the heading that id.'
  const kind = page.isGuide ? 'a heading' : 'an operation or channel'
  return [{ code: 'anchor-broken', message: `"${url}" names ${kind} that ${page.shown} does not have.`, hint }]
}

function brokenLink(message: string, hint: string): LinkProblem {
  return { code: 'link-broken', message, hint }
}
