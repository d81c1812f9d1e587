import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { PublishedFile, PublishFolders, SiteFile } from '../../generator/index.ts'
import { publishFile } from '../../generator/publish/site/publishFile.ts'
import { type SiteFolders, setSiteFolders } from '../../site/server/content/siteFolders.ts'

/** Folders, bundles and base path for all pages of a build. */
export interface RendererInput {
  readonly folders: Partial<SiteFolders>
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
}

/** Pages that a thread renders one after the other. */
export interface RenderTask {
  readonly input: RendererInput
  readonly folders: PublishFolders
  readonly pages: readonly PageTarget[]
}

/** A page to render: its path below the base, and its files in the site. */
export interface PageTarget {
  readonly url: string
  readonly html: TargetFile
  /** Missing for a page without a Markdown version. */
  readonly markdown?: TargetFile
  /** The published page is right but for its sidebar. */
  readonly isKept?: boolean
}

type TargetFile = Omit<SiteFile, 'source'>

/** A page that is in the next site: its path below the base, its files, and how long it took in milliseconds. */
export interface RenderedPage {
  readonly url: string
  readonly files: readonly (readonly [path: string, file: PublishedFile])[]
  readonly duration: number
}

/** Loads the bundles into a thread, which renders for one build. */
export async function loadSite({ folders, compiled }: RendererInput): Promise<void> {
  setSiteFolders(folders)
  const server = join(compiled, 'server')
  await import(pathToFileURL(join(server, 'entry.mjs')).href)
  // Vike would load the page at its first request, and Node the code of `Headers`: then the reader's build waits for them.
  await import(pathToFileURL(join(server, 'entries', 'site_pages_document.mjs')).href)
  new Headers()
}

/** Renders pages into the next site. */
export async function renderPages({ input, folders, pages }: RenderTask): Promise<readonly RenderedPage[]> {
  await loadSite(input)
  const rendered: RenderedPage[] = []
  for (const { url, isKept, ...targets } of pages) {
    const start = performance.now()
    const { html, markdown } = await renderUrl(
      url,
      input.base,
      isKept ? publishedText(folders, targets.html) : undefined,
    )
    const publish = (target: TargetFile, content: string) =>
      [target.path, publishFile(folders, { ...target, source: { content } })] as const
    const files = [
      publish(targets.html, html),
      ...(targets.markdown && markdown !== undefined ? [publish(targets.markdown, markdown)] : []),
    ]
    rendered.push({ url, files, duration: performance.now() - start })
  }
  return rendered
}

/** A page as it is published. */
interface RenderedUrl {
  readonly html: string
  /** Missing for a page without a Markdown version. */
  readonly markdown: string | undefined
}

/**
 * Renders the page at a path below the base, with the bundles that `loadSite` has loaded; of a kept page only the sidebar.
 */
export async function renderUrl(url: string, base: string, keptHtml?: string): Promise<RenderedUrl> {
  const address = base.slice(0, -1) + url.split('/').map(encodeURIComponent).join('/')
  const request = { urlOriginal: address, keptHtml }
  const rendered = await renderPage<{ markdown?: string; keptHtml?: string }, typeof request>(request)
  const { httpResponse, errorWhileRendering } = rendered
  if (errorWhileRendering) throw errorWhileRendering
  if (!httpResponse) throw new Error(`${url} was not rendered`)
  return { html: rendered.keptHtml ?? httpResponse.body, markdown: rendered.markdown }
}

/** The text of a published file; `undefined` when an earlier build did not write it. */
function publishedText({ out }: PublishFolders, { path, known }: TargetFile): string | undefined {
  try {
    const content = readFileSync(join(out, path))
    return createHash('sha256').update(content).digest('hex') === known?.digest ? content.toString() : undefined
  } catch {
    return undefined
  }
}
