import { dirname } from 'node:path'
import type {
  Diagnostic,
  LateInput,
  PageKey,
  PlainSpec,
  PublishedFile,
  PublishFolders,
  SiteFile,
} from '../../generator/index.ts'
import { readEntry, writeEntry } from './cacheEntry.ts'
import type { DrawTask } from './drawImages.ts'
import { forgetOldest } from './forgetOldest.ts'
import { openMemory } from './projectMemory.ts'
import type { RenderedPage, RendererInput, RenderTask } from './renderPages.ts'

// The tasks of a build: a thread of its pool loads what a task needs when it is first asked for one.
process.env['NODE_ENV'] = 'production'

/** What is wrong in a spec. */
export async function checkSpec(spec: PlainSpec): Promise<readonly Diagnostic[]> {
  const { validatePlainSpec } = await import('../../generator/pipeline/checkSpecs.ts')
  return validatePlainSpec(spec)
}

/** Projects, times versions of the engine, whose Markdown versions are kept. */
const keptTwins = 12

export interface LateTask {
  readonly input: LateInput
  /** File of what the last build worked out for them. */
  readonly memory: string
  /** File that keeps the Markdown versions from one build to the next, of one version of the engine. */
  readonly kept: string
  /** The keys of their pages, by the files of the Markdown versions. */
  readonly keys: ReadonlyMap<string, PageKey>
}

/** Files that a thread puts into the next site. */
export interface PublishTask {
  readonly folders: PublishFolders
  readonly files: readonly SiteFile[]
}
/** A Markdown version of an earlier build: its file, the key of its page, its text. */
type KeptTwin = readonly [file: string, key: PageKey, text: string]

/** The files that no page is shown with, but for the search index and the downloads. */
export async function renderLateFiles({
  input,
  memory: file,
  kept,
  keys,
}: LateTask): Promise<ReadonlyMap<string, string>> {
  const { renderLate } = await import('../../generator/pipeline/lateFiles.ts')
  const memory = await openMemory(file)
  const earlier: readonly KeptTwin[] = JSON.parse((await readEntry(kept)) ?? '[]')
  const known = new Map(earlier.flatMap(([file, key, text]) => (keys.get(file) === key ? [[file, text]] : [])))
  const { files, twins } = renderLate(input, memory, known)
  const now = [...twins].map(([file, text]) => [file, keys.get(file), text])
  // What cannot be written costs time and nothing else.
  await writeEntry(kept, JSON.stringify(now)).catch(() => {})
  await memory.save()
  await forgetOldest(dirname(kept), keptTwins)
  return files
}

/** Loads the site, so that the first pages need not wait for it. */
export async function loadSite(input: RendererInput): Promise<void> {
  const renderer = await import('./renderPages.ts')
  await renderer.loadSite(input)
}

/** Writes the HTML of pages. */
export async function renderPages(task: RenderTask): Promise<readonly RenderedPage[]> {
  const renderer = await import('./renderPages.ts')
  return renderer.renderPages(task)
}

/** Puts files into the next site; gives each by its path. */
export async function publishFiles({ folders, files }: PublishTask): Promise<[path: string, file: PublishedFile][]> {
  const { publishFile } = await import('../../generator/publish/site/publishFile.ts')
  return files.map((file) => [file.path, publishFile(folders, file)])
}

/** Draws pictures into the next site; gives the file of each by its path. */
export async function drawImages(task: DrawTask): Promise<[path: string, file: PublishedFile][]> {
  const drawing = await import('./drawImages.ts')
  return drawing.drawImages(task)
}
