import type { Diagnostic, PlainSpec, PublishedFile, PublishFolders, SiteFile } from '../../generator/index.ts'
import type { RenderedPage, RendererInput, RenderTask } from './renderPages.ts'

// The tasks of a build. A thread loads the modules of a task when it first runs one.
process.env['NODE_ENV'] = 'production'

/** Checks one spec. */
export async function checkSpec(spec: PlainSpec): Promise<readonly Diagnostic[]> {
  const { validatePlainSpec } = await import('../../generator/pipeline/checkSpecs.ts')
  return validatePlainSpec(spec)
}

/** Files that a thread puts into the next site. */
interface PublishTask {
  readonly folders: PublishFolders
  readonly files: readonly SiteFile[]
}

/** Loads the site before the first page is due. */
export async function loadSite(input: RendererInput): Promise<void> {
  const renderer = await import('./renderPages.ts')
  await renderer.loadSite(input)
}

/** The Markdown version of one page. */
export async function renderMarkdown({ input, url }: { input: RendererInput; url: string }): Promise<string> {
  const renderer = await import('./renderPages.ts')
  await renderer.loadSite(input)
  const { markdown } = await renderer.renderUrl(url, input.base)
  if (markdown === undefined) throw new Error(`${url} has no Markdown version`)
  return markdown
}

/** Writes the HTML and the Markdown version of pages. */
export async function renderPages(task: RenderTask): Promise<readonly RenderedPage[]> {
  const renderer = await import('./renderPages.ts')
  return renderer.renderPages(task)
}

/** Puts files into the next site; returns each with its path. */
export async function publishFiles({ folders, files }: PublishTask): Promise<[path: string, file: PublishedFile][]> {
  const { publishFile } = await import('../../generator/publish/site/publishFile.ts')
  return files.map((file) => [file.path, publishFile(folders, file)])
}
