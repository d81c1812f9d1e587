import type { SiteConfig } from '../../../contract/config.ts'
import { isPattern } from '../../../contract/movedAddress.ts'
import { securityHeaders } from '../../../contract/securityHeaders.ts'
import { feedType, fileTypes, namedFiles } from '../fileTypes.ts'
import { dollarVariable, fixed, header, indented, literal, quoted, sent, typedLocation, word } from './directives.ts'
import { hashedFiles, hasPatterns, previousPath, variables, varied } from './variables.ts'

interface NginxInput {
  readonly config: Pick<SiteConfig, 'base' | 'locales' | 'redirects' | 'audience'>
  /** Names of the frozen versions, which are published below the base. */
  readonly versions: readonly string[]
  /** Folder whose files have the addresses of the server: a site for `/docs/` lies in its folder `docs`. */
  readonly root: string
  /** Name of the site's folder. The folder of the previous site is beside it. */
  readonly folder: string
  /** Value of `listen`: `80`, `127.0.0.1:8080`. */
  readonly listen: string
}

const html = fileTypes['html']?.contentType ?? ''

/**
 * Directives with which nginx serves a site, for the inside of its `http` block. They need no module beyond those of every
 * distribution: `.br` files are chosen by a variable, `.gz` files by `gzip_static`.
 */
export function nginxConfiguration(input: NginxInput): string {
  const { config } = input
  const server = [...settings(input), '', ...refusals(config.base), ...moved(config), '', ...files(input)]
  const isVaried = [config.base, input.root, input.folder].some((text) => text.includes('$'))
  const dollar = isVaried ? [dollarVariable] : []
  return `${['# Made by `npm run nginx`.', ...dollar, ...variables(input), '', 'server {', ...indented(server), '}'].join('\n')}\n`
}

/**
 * Directives for the console on an origin of its own, which has neither versions nor old addresses. Variables of nginx hold
 * for all servers, so their names differ from the site's.
 */
export function nginxForConsole({ config, ...place }: Omit<NginxInput, 'versions'>): string {
  const text = nginxConfiguration({ ...place, config: { ...config, redirects: {} }, versions: [] })
  return text.replaceAll(/(?<=\$\{?|\?<)docs_/g, 'console_')
}

function settings({ config: { base }, listen, root, folder }: NginxInput): string[] {
  return [
    `listen ${listen};`,
    `root ${quoted(fixed(base === '/' ? `${root}/${folder}` : root))};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'sendfile on;',
    'tcp_nopush on;',
    'gzip_static on;',
    'gzip_proxied any;',
    'error_page 403 404 $docs_not_found;',
    '',
    '# All headers stand here: one in a location would take away those of the server.',
    ...Object.entries({ ...securityHeaders, ...varied }).map(header),
    ...Object.entries({
      'Access-Control-Allow-Origin': '$docs_open',
      'Cache-Control': '$docs_cache',
      'Content-Encoding': '$docs_encoding',
      Vary: '$docs_vary',
      Link: '$docs_link',
    }).map(header),
    '',
    'default_type application/octet-stream;',
    'types {',
    ...indented(Object.entries(fileTypes).map(([end, { contentType }]) => `${quoted(contentType)} ${end};`)),
    '}',
  ]
}

function refusals(base: string): string[] {
  return [
    '# Not-found pages answer no address of their own.',
    `location ~ ^${literal(base)}(?:[^/]+/)*404\\.html$ {`,
    ...indented(['internal;', 'types { }', `default_type ${quoted(html)};`, 'try_files $uri$docs_br $uri =404;']),
    '}',
    '# Hidden files, what is for other hosts, and the compressed files by their own names.',
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location ~ ^${literal(base)}_(?:headers|redirects)$ { return 404; }`,
    'location ~ \\.(?:br|gz)$ { return 404; }',
    ...(base === '/' ? [] : ['location / { return 404; }']),
  ]
}

function moved({ base, redirects }: NginxInput['config']): string[] {
  const pages = Object.entries(redirects).filter(([from]) => !from.includes('#') && !isPattern(from))
  return [
    '# One address a page: without `.html` and `index.html`.',
    'location ~ \\.html$ {',
    ...indented(['if ($docs_canonical = "") { return 404; }', 'return 308 $docs_canonical;']),
    '}',
    ...(base === '/'
      ? []
      : [`location = ${quoted(base.slice(0, -1))} { return 308 ${quoted(`${sent(base)}$is_args$args`)}; }`]),
    ...pages.flatMap(([from, to]) => {
      const bare = `${base}${from.replace(/^\/|\/$/g, '')}`
      const target = quoted(sent(`${base.slice(0, -1)}${to}`))
      return [bare, `${bare}/`].map((path) => `location = ${quoted(path)} { return 301 ${target}; }`)
    }),
  ]
}

function files(input: NginxInput): string[] {
  const { base } = input.config
  const at = literal(base)
  const texts = Object.entries(fileTypes).filter(([end, { isText }]) => isText && end !== 'html')
  const found = '$uri$docs_br $uri'
  return [
    ...Object.entries(namedFiles).flatMap(([path, { contentType }]) =>
      typedLocation(`= ${word(base + path)}`, contentType, `${found} =404`),
    ),
    ...(base === '/'
      ? []
      : Object.keys(namedFiles).map((path) => `location = /${path} { return 308 ${word(sent(base + path))}; }`)),
    '# Feeds are the XML files that are no map of the site.',
    ...typedLocation(`~ ^${at}(?!(?:.*/)?sitemap[^/]*$).*\\.xml$`, feedType.contentType, `${found} @previous`),
    ...texts.flatMap(([end, { contentType }]) =>
      typedLocation(`~ ^${at}.*\\.${end}$`, contentType, `${found} @previous`),
    ),
    '# Pages, with and without a slash at the end; then everything else.',
    ...pages(base),
    'location @file { try_files $uri @previous; }',
    ...previous(input),
  ]
}

/** The type of a compressed page comes from no name; Markdown is compressed by `gzip_static` alone, which keeps the name. */
function pages(base: string): string[] {
  return [
    `location ~ ^(?<docs_page>${literal(base.slice(0, -1))}(?:/[^/]+)*)/?$ {`,
    ...indented([
      `types { ${quoted(fileTypes['md']?.contentType ?? '')} md; }`,
      `default_type ${quoted(html)};`,
      'try_files $docs_page$docs_home $docs_page$docs_twin $docs_page/index.html$docs_br $docs_page/index.html @file;',
    ]),
    '}',
  ]
}

/** Only files with a hash in their name: the rest of an old site must not be seen. */
function previous({ config, root, folder }: NginxInput): string[] {
  const { base } = config
  const place =
    base === '/'
      ? `root ${quoted(fixed(`${root}/.${folder}.previous`))};`
      : `rewrite ^${literal(base)}(.*)$ ${quoted(`${fixed(previousPath(base, folder))}$1`)} break;`
  return [
    '# Scripts and style sheets of the site before this one, for pages that are still open.',
    'location @previous {',
    ...indented([
      ...(hasPatterns(config) ? ['if ($docs_moved) { return 301 $docs_moved; }'] : []),
      `if ($uri !~ "${hashedFiles(base, folder)}") { return 404; }`,
      place,
      'try_files $uri =404;',
    ]),
    '}',
  ]
}
