import type { SiteConfig } from '../../contract/config.ts'
import { isPattern } from '../../contract/movedAddress.ts'
import { ownValue } from '../../contract/ownValue.ts'
import { sampleLanguages } from '../../contract/sampleLanguages.ts'
import { fileHeaders, securityHeaders } from '../../contract/securityHeaders.ts'
import { hashedFolders, immutable } from './cacheRules.ts'
import { isOpen, isShown, openHeaders } from './fileHeaders.ts'
import { feedType, fileTypes, isFeed, linkHeaderOf, namedFiles } from './fileTypes.ts'

export const headersName = '_headers'
export const redirectsName = '_redirects'

interface HostFilesInput {
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
  /** Paths of all files of the site. */
  readonly files: readonly string[]
  /** Folders of the frozen versions: `1.0`. */
  readonly versions: readonly string[]
  /** Audience of the site: everybody without it. */
  readonly audience?: SiteConfig['audience']
}

type Headers = Readonly<Record<string, string>>

/** Kinds of files that hosts know no type of, or a wrong one. */
const unknownToHosts = [
  ...['md', 'yaml'],
  ...Object.values(sampleLanguages).flatMap(({ extension }) => (extension === 'mjs' ? [] : [extension])),
]

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of a header that several rules give to
 * one path: of two policies each applies in full, and two opener policies are none. No other header comes twice. Both hosts
 * revalidate files without a rule for their cache.
 */
export function headersFile({ base, files, versions, audience }: HostFilesInput): string {
  const folders = ['', ...versions.map((version) => `${version}/`)].flatMap((version) =>
    hashedFolders.map((folder) => `${version}${folder}/*`),
  )
  const shown = (path: string): Headers => ({
    ...fileHeaders,
    ...(audience === undefined && isOpen(path) && openHeaders),
  })
  const rules: readonly (readonly [string, Headers])[] = [
    ['*', securityHeaders],
    ...folders.map((path) => [path, { 'Cache-Control': immutable }] as const),
    ...endsOf(files).map((end) => [`*.${end}`, { ...shown(`.${end}`), ...typeUnknownToHosts(end) }] as const),
    ...files.filter(hasNoEnd).map((path) => [path, { ...shown(path), ...namedHeaders(path, base) }] as const),
    ...files.filter(isFeed).map((path) => [path, { 'Content-Type': feedType.contentType }] as const),
  ]
  return rules.map(([path, headers]) => `${base}${path}\n${linesOf(headers)}`).join('\n')
}

/** Ends of the names of all files that are shown and run nothing. Some are of types that hosts do not know. */
function endsOf(files: readonly string[]): string[] {
  const ends = files.filter(isShown).flatMap((path) => /[^/]\.([a-z\d]+)$/i.exec(path)?.[1] ?? [])
  return [...new Set([...ends, ...unknownToHosts])].sort()
}

/** Whether a name has no extension. Hosts reserve names that begin with a dot or a low line. */
function hasNoEnd(path: string): boolean {
  return /(?:^|\/)[^._/][^./]*$/.test(path)
}

function typeUnknownToHosts(end: string): Headers {
  const type = unknownToHosts.some((unknown) => unknown === end) ? fileTypes[end]?.contentType : undefined
  return type === undefined ? {} : { 'Content-Type': type }
}

function namedHeaders(path: string, base: string): Headers {
  const contentType = ownValue(namedFiles, path)?.contentType
  const link = linkHeaderOf(path, base)
  return { ...(contentType && { 'Content-Type': contentType }), ...(link && { Link: link }) }
}

function linesOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

/**
 * The file `_redirects` of the same hosts, with and without a slash at the end. Patterns are written as these hosts read them,
 * and stand last. A browser alone knows anchors: they have no line.
 */
export function redirectsFile(redirects: Readonly<Record<string, string>>, base: string): string {
  return Object.entries(redirects)
    .filter(([from]) => !from.includes('#'))
    .sort(([one], [other]) => Number(isPattern(one)) - Number(isPattern(other)))
    .flatMap(([from, to]) => {
      const bare = `${base}${from.replace(/^\/|\/$/g, '').replaceAll(' ', '%20')}`
      const target = `${base.slice(0, -1)}${to}`
      const slash = bare.endsWith('/*') ? [] : [`${bare}/ ${target} 301\n`]
      return [`${bare} ${target} 301\n`, ...slash]
    })
    .join('')
}
