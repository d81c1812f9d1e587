import { createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'
import type { Plugin, ViteDevServer } from 'vite'
import { decoded } from '../../generator/contract/httpSyntax.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import { securityHeadersOf } from '../../generator/publish/hosts/fileHeaders.ts'
import { fileTypeOf } from '../../generator/publish/hosts/fileTypes.ts'
import { contentFolder, engineFolder, projectFolder } from '../server/content/content.ts'
import { favicon, faviconFile } from '../server/content/favicon.ts'
import { readOwnFiles } from '../server/content/ownFiles.ts'
import { readSite } from '../server/content/site.ts'
import { siteFolders } from '../server/content/siteFolders.ts'
import { withoutBase } from '../shared/url.ts'

const moduleId = 'virtual:bundled-guides'
const resolvedId = `\0${moduleId}`
const contentEvent = 'exchange-docs:content'

function buildModule(): string {
  const { bundled = [] } = siteFolders()
  const entries = bundled.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(join(projectFolder(), file))})`,
  )
  return `export const guides = { ${entries.join(', ')} }`
}

/** In development guides come and go, so the file is worked out when it is asked for. */
function devModule(): string {
  return `
    const folder = ${JSON.stringify(`${projectFolder()}/`)}
    export const guides = new Proxy({}, { get: (_, file) => () => import(/* @vite-ignore */ folder + file) })`
}

function answerFavicon(response: ServerResponse): void {
  response.setHeader('content-type', 'image/svg+xml')
  response.end(favicon(readSite().brand.name))
}

/** The Markdown version of a page is rendered when it is asked for. */
async function answerMarkdown(server: ViteDevServer, path: string, response: ServerResponse): Promise<boolean> {
  const site = await server.ssrLoadModule(resolve(engineFolder(), 'site/server/page/markdownAt.ts'))
  const text: string | undefined = await site['markdownAt'](path)
  if (text === undefined) return false
  response.setHeader('content-type', fileTypeOf(path)?.contentType ?? 'text/plain; charset=utf-8')
  response.end(text)
  return true
}

/** Files that the published site has beside its pages. */
function serveContent(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = withoutBase(new URL(request.url ?? '/', 'http://localhost').pathname, readSite().base)
    const file = path === undefined ? undefined : publishedFile(path)
    if (file === undefined && path?.endsWith('.md')) {
      answerMarkdown(server, decodeURIComponent(path), response).then((isAnswered) => isAnswered || next(), next)
      return undefined
    }
    if (file === undefined) return path === `/${faviconFile}` ? answerFavicon(response) : next()
    for (const [name, value] of Object.entries(securityHeadersOf(path ?? ''))) response.setHeader(name, value)
    response.setHeader('content-type', fileTypeOf(path?.slice(1) ?? '')?.contentType ?? 'text/plain; charset=utf-8')
    // A closed connection or a removed file ends the response without an error.
    pipeline(createReadStream(file), response, () => {})
  })
}

/** The file of the project or of the content folder that the published site has at a path. */
export function publishedFile(path: string): string | undefined {
  const own = ownValue(readOwnFiles().published, decoded(path.slice(1)))
  if (own !== undefined) return resolve(projectFolder(), own)
  const folder = folderOf(path)
  if (folder === undefined) return undefined
  const file = resolve(contentFolder(), folder, `.${decodeURIComponent(path)}`)
  return file.startsWith(contentFolder() + sep) && isFile(file) ? file : undefined
}

/** `false` also for a path that no file can have. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The folder of the content folder that a published file comes from. */
function folderOf(path: string): string | undefined {
  if (/^\/(?:[^/]+\/)?search\.json$|\/llms(?:-full)?\.txt$/.test(path)) return 'public'
  return /^\/(?:sidebars|changes|console|search|operations|recipes|samples|specs)\//.test(path) ? '' : undefined
}

function isContent(file: string): boolean {
  const folders = [contentFolder(), join(projectFolder(), 'guides')]
  return file.endsWith('.mdx') || folders.some((folder) => file.startsWith(folder + sep))
}

function isMessages(file: string): boolean {
  return /\/site\/i18n\/(?:shell|search|islands|book|console)\/[^/]+\.json$/.test(file)
}

/**
 * Gives the server environment the guides that hold JavaScript, and in development serves the content folder's public files. Content is no
 * part of the browser's modules, so a change of it never reloads a page.
 */
export function contentPlugin(): Plugin {
  let isDev = false
  return {
    name: 'exchange-docs:content',
    configResolved({ command }) {
      isDev = command === 'serve'
    },
    resolveId(id) {
      return id === moduleId ? resolvedId : undefined
    },
    load(id) {
      if (id !== resolvedId) return undefined
      return isDev ? devModule() : buildModule()
    },
    configureServer: serveContent,
    hotUpdate({ file, server }) {
      if (isMessages(file) && this.environment.config.consumer === 'client') server.ws.send(contentEvent)
      return isContent(file) || isMessages(file) ? [] : undefined
    },
  }
}
