import type { SiteConfig } from '../../../contract/config.ts'
import { filledTarget, isPattern, patternExpression } from '../../../contract/movedAddress.ts'
import { fileHeaders, securityHeaders } from '../../../contract/securityHeaders.ts'
import { hashedPattern, immutable, revalidated } from '../cacheRules.ts'
import { openHeaders, runningPattern } from '../fileHeaders.ts'
import { type FileType, fileTypes, linkHeaderOf, markdownPattern, namedFiles } from '../fileTypes.ts'
import { fixed, literal, map, quoted, sent, word } from './directives.ts'

interface VariablesInput {
  readonly config: Pick<SiteConfig, 'base' | 'locales' | 'redirects' | 'audience'>
  readonly versions: readonly string[]
  readonly folder: string
}

/** Variables that hold the security headers which differ between pages and other files. */
export const varied: Readonly<Record<string, string>> = {
  'Content-Security-Policy': '$docs_policy',
  'Cross-Origin-Opener-Policy': '$docs_opener',
}

/** The variables that the server's block asks: encoding, cache, canonical address and not-found page of a request. */
export function variables({ config, versions, folder }: VariablesInput): string[] {
  const { base, locales, audience } = config
  const at = literal(base)
  return [
    '# Whether the asker takes brotli; `q=0` means that it does not.',
    ...map('$http_accept_encoding $docs_br', {
      '"~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?:1|0?\\.[0-9]*[1-9])[0-9.]*\\s*)?(?:,|$)"': '.br',
      default: '""',
    }),
    '# A `.br` file is only ever reached by way of the name without its end.',
    ...map('$uri $docs_encoding', { '"~\\.br$"': 'br', default: '""' }),
    ...map('$uri $docs_vary', {
      '"~\\.(?:html|md)(?:\\.br)?$"': '"Accept, Accept-Encoding"',
      [`"~(?:${endsThat(({ isText }) => isText)})(?:\\.br)?$"`]: 'Accept-Encoding',
      default: '""',
    }),
    '# A page is sent as Markdown to who asks for it; both files are tried before the page.',
    ...map('$http_accept $docs_home', { [`"~*${markdownPattern}"`]: '/index.md', default: '/index.html$docs_br' }),
    ...map('$http_accept $docs_twin', { [`"~*${markdownPattern}"`]: '.md', default: '/index.html' }),
    ...map('$uri $docs_cache', { [`"~${hashedFiles(base, folder)}"`]: `"${immutable}"`, default: revalidated }),
    '# Pages and scripts run; nothing runs in another file that is opened by its own address. A redirect or a refusal is no file.',
    ...Object.entries(varied).flatMap(([name, variable]) =>
      map(`"$status $uri" ${variable}`, {
        [`"~^(?:30[1278]|[45])|${runningPattern}(?:\\.br)?$"`]: quoted(securityHeaders[name] ?? ''),
        default: quoted(fileHeaders[name] ?? ''),
      }),
    ),
    '# Pages of other sites may read what is made for programs.',
    ...map('$uri $docs_open', {
      ...(audience === undefined && {
        [`"~(?:${endsThat(({ isOpen }) => isOpen === true)})(?:\\.br)?$"`]: quoted(
          openHeaders['Access-Control-Allow-Origin'],
        ),
      }),
      default: '""',
    }),
    '# What a file is to the site.',
    ...map('$uri $docs_link', {
      ...Object.fromEntries(
        Object.keys(namedFiles).flatMap((path) => {
          const link = linkHeaderOf(path, base)
          return link ? [[`"~^${at}${literal(path)}(?:\\.br)?$"`, quoted(fixed(link))]] : []
        }),
      ),
      default: '""',
    }),
    '# Redirects are made from the address as it was sent: what is decoded may hold a line break. A browser takes what begins',
    '# with two slashes, or a slash and a backslash, for another host.',
    ...map('$request_uri $docs_canonical', {
      '"~^(?<docs_folder>/(?:(?![/\\\\\\\\])[^?#]*/)?)index\\.html(?<docs_query>\\?.*)?$"': '$docs_folder$docs_query',
      '"~^(?<docs_path>/(?![/\\\\\\\\])[^?#]+)\\.html(?<docs_rest>\\?.*)?$"': '$docs_path$docs_rest',
      default: '""',
    }),
    ...(hasPatterns(config) ? map('$request_uri $docs_moved', { ...patternsOf(config), default: '""' }) : []),
    '# The not-found page of the version and language that the address begins with.',
    ...map('$request_uri $docs_not_found', {
      ...Object.fromEntries(
        homesOf(locales, versions).map((home) => [
          `"~^${at}${literal(home)}(?:[/?]|$)"`,
          word(fixed(`${base}${home}/404.html`)),
        ]),
      ),
      default: word(fixed(`${base}404.html`)),
    }),
  ]
}

/** Whether the variable that holds the target of a pattern is there. */
export function hasPatterns({ redirects }: Pick<SiteConfig, 'redirects'>): boolean {
  return Object.keys(redirects).some(isPattern)
}

/** Targets of the patterns of old addresses; nginx takes the first pattern that fits. */
function patternsOf({ base, redirects }: VariablesInput['config']): Record<string, string> {
  const patterns = Object.entries(redirects).filter(([from]) => isPattern(from))
  return Object.fromEntries(
    patterns.map(([from, to]) => {
      const expression = patternExpression(`${base.slice(0, -1)}${from}`, literal, 'docs_moved_').replace(
        /\$$/,
        '(?:\\?|$)',
      )
      const target = filledTarget(sent(`${base.slice(0, -1)}${to}`), (name) => `\${docs_moved_${name}}`)
      return [quoted(`~${expression}`), quoted(target)]
    }),
  )
}

/** Folder of the previous site for nginx: below the same root, if the site has a base. */
export function previousPath(base: string, folder: string): string {
  return base === '/' ? '/' : `${base.slice(0, -folder.length - 1)}.${folder}.previous/`
}

/** Matches files with a hash in their name, of this site and of the site before it. */
export function hashedFiles(base: string, folder: string): string {
  return `^(?:${literal(base)}|${literal(previousPath(base, folder))})${hashedPattern}(?:\\.br)?$`
}

/** Path prefixes of versions and languages, the languages of a version before it: `1.0/zh`, `1.0`, `zh`. */
function homesOf(locales: SiteConfig['locales'], versions: readonly string[]): string[] {
  const languages = locales.slice(1).map(({ code }) => code)
  return [...versions.flatMap((version) => [...languages.map((code) => `${version}/${code}`), version]), ...languages]
}

/** Matches the ends of names of some types. Pages and Markdown vary by the `Accept` header, and stand before them. */
function endsThat(fits: (type: FileType) => boolean): string {
  const ends = Object.entries(fileTypes).map(([end, type]) => [`.${end}`, type] as const)
  const names = Object.entries(namedFiles).map(([path, type]) => [`/${path}`, type] as const)
  return [...ends, ...names].flatMap(([end, type]) => (fits(type) ? [literal(end)] : [])).join('|')
}
