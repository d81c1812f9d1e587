import { ownValue } from '../../contract/ownValue.ts'
import { sampleLanguages } from '../../contract/sampleLanguages.ts'

/** Type, compression and headers of the files of one kind. */
export interface FileType {
  readonly contentType: string
  /** Whether it is worth compressing: pictures and archives are compressed as they are. */
  readonly isText: boolean
  /** Relation of the file to the site, for the `Link` header of its response. */
  readonly relation?: string
  /** Whether it is made for programs, so that a page of any site may read it. */
  readonly isOpen?: boolean
}

const text = (contentType: string): FileType => ({ contentType, isText: true })
const binary = (contentType: string): FileType => ({ contentType, isText: false })
const utf8 = (contentType: string): FileType => text(`${contentType}; charset=utf-8`)
const open = (type: FileType): FileType => ({ ...type, isOpen: true })

/** A program of the samples: plain text in every language, so that no browser runs it. */
const program = open(utf8('text/plain'))

/** File types of a site, by the end of the file name. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  ...Object.fromEntries(Object.values(sampleLanguages).map(({ extension }) => [extension, program])),
  html: utf8('text/html'),
  css: utf8('text/css'),
  js: utf8('text/javascript'),
  mjs: utf8('text/javascript'),
  json: open(text('application/json')),
  webmanifest: text('application/manifest+json'),
  xml: open(utf8('application/xml')),
  md: open(utf8('text/markdown')),
  txt: open(utf8('text/plain')),
  yaml: open(utf8('application/yaml')),
  svg: utf8('image/svg+xml'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  gif: binary('image/gif'),
  ico: binary('image/x-icon'),
  woff2: binary('font/woff2'),
  wasm: text('application/wasm'),
  pdf: binary('application/pdf'),
  zip: binary('application/zip'),
}

/** Types of files whose name does not show their type, by their path in a site. */
export const namedFiles: Readonly<Record<string, FileType>> = {
  // RFC 9727 asks for both.
  '.well-known/api-catalog': {
    ...open(text('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')),
    relation: 'api-catalog',
  },
}

/** Feeds are the XML files that are no map of the site. */
export const feedType = open(utf8('application/atom+xml'))

/** Type of the file at a path of a site: `zh/index.html`; `undefined` for a kind that no site has. */
export function fileTypeOf(path: string): FileType | undefined {
  if (isFeed(path)) return feedType
  // Programs in languages of plug-ins.
  const isProgram = /(?:^|\/)samples\/[^/]+\/[^/]+\.[a-z\d]+$/.test(path)
  const ending = /\.([a-z\d]+)$/.exec(path)?.[1] ?? ''
  return (
    ownValue(namedFiles, path) ??
    (Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : isProgram ? program : undefined)
  )
}

export function isFeed(path: string): boolean {
  return path.endsWith('.xml') && !/(?:^|\/)sitemap[^/]*$/.test(path)
}

/** The `Link` header of the response with a file: its relation to the site below `base`. */
export function linkHeaderOf(path: string, base: string): string | undefined {
  const relation = ownValue(namedFiles, path)?.relation
  return relation && `<${base}${path}>; rel="${relation}"`
}

/**
 * Matches an `Accept` header that asks for a page as Markdown: it names the type without a lower quality. Browsers never do.
 * The same text is understood by servers that know regular expressions.
 */
export const markdownPattern = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)'

const markdown = new RegExp(markdownPattern, 'i')

/** Whether an `Accept` header asks for a page as Markdown. */
export function wantsMarkdown(accept: string): boolean {
  return markdown.test(accept)
}

/** The files that may hold the Markdown of a page at a path, home pages first: `faq` has `faq.md`, `zh` has `zh/index.md`. */
export function markdownFilesOf(path: string): string[] {
  return path === '' ? ['index.md'] : [`${path}/index.md`, `${path}.md`]
}

/** The `Vary` header of a file. An address of a page has two forms, HTML and Markdown. */
export function varyOf(path: string): string | undefined {
  if (/\.(?:html|md)$/.test(path)) return 'Accept, Accept-Encoding'
  return fileTypeOf(path)?.isText ? 'Accept-Encoding' : undefined
}
