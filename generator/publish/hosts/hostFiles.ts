import { securityHeaders } from '../../contract/securityHeaders.ts'
import { hashedFolders, immutable } from './cacheRules.ts'
import { feedType, fileTypes, isFeed, linkHeaderOf, namedFiles } from './fileTypes.ts'

export const headersName = '_headers'
export const redirectsName = '_redirects'

interface HostFilesInput {
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
  /** Paths of all files of the site. */
  readonly files: readonly string[]
  /** What the frozen versions are published at: `1.0`. */
  readonly versions: readonly string[]
}

/** Kinds of files that hosts know no type of, or a wrong one. */
const unknownToHosts = ['md', 'yaml', 'go', 'java', 'py', 'sh'] as const

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of a header that several rules give to
 * one path, so no two rules here do. What is not named is revalidated by both hosts without being told.
 */
export function headersFile({ base, files, versions }: HostFilesInput): string {
  const folders = ['', ...versions.map((version) => `${version}/`)].flatMap((version) =>
    hashedFolders.map((folder) => `${version}${folder}/*`),
  )
  const named = Object.entries(namedFiles).filter(([path]) => files.includes(path))
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['*', securityHeaders],
    ...folders.map((path) => [path, { 'Cache-Control': immutable }] as const),
    ...unknownToHosts.map((end) => [`*.${end}`, { 'Content-Type': fileTypes[end]?.contentType ?? '' }] as const),
    ...named.map(([path, { contentType }]) => [path, namedHeaders(path, contentType, base)] as const),
    ...files.filter(isFeed).map((path) => [path, { 'Content-Type': feedType.contentType }] as const),
  ]
  return rules.map(([path, headers]) => `${base}${path}\n${linesOf(headers)}`).join('\n')
}

function namedHeaders(path: string, contentType: string, base: string): Readonly<Record<string, string>> {
  const link = linkHeaderOf(path, base)
  return { 'Content-Type': contentType, ...(link && { Link: link }) }
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

/** The file `_redirects` of the same hosts, with and without a slash at the end. A browser alone knows anchors: they have no line. */
export function redirectsFile(redirects: Readonly<Record<string, string>>, base: string): string {
  return Object.entries(redirects)
    .filter(([from]) => !from.includes('#'))
    .flatMap(([from, to]) => {
      const bare = `${base}${from.replace(/^\/|\/$/g, '').replaceAll(' ', '%20')}`
      const target = `${base.slice(0, -1)}${to}`
      return [`${bare} ${target} 301\n`, `${bare}/ ${target} 301\n`]
    })
    .join('')
}
