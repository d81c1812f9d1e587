import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Project, sourceFolder } from '../generator/index.ts'
import { engineRoot, scriptBeside } from './commandLine.ts'
import type { PageTarget, RenderedPage, RendererInput } from './renderPages.ts'

export interface RenderersOptions extends RendererInput {
  readonly project: Project
  readonly content: string
  /** The list of the compiled articles. */
  readonly list: string
  /** The list of the sections' scripts. */
  readonly scripts: string
}

export interface RenderListener {
  /** Called with each page that is there. */
  readonly onPage: (page: RenderedPage) => void
  /** Called when the threads have all that is left: until they are done, the process has time for something else. */
  readonly onHandedOut: () => void
}

export interface Renderers {
  /** Writes the HTML of every page. Rejects when one cannot be rendered. */
  readonly render: (pages: readonly PageTarget[], listener: RenderListener) => Promise<void>
  /** Ends the threads, whatever they are at. */
  readonly stop: () => Promise<unknown>
}

/** Pages that a thread takes at a time. */
const pagesAtOnce = 16
/** Pages that take about as long as a thread takes to load. */
const worthAThread = 40
/** Beyond these the memory of a further thread is worth more than its time. */
const mostThreads = 4

/** Starts threads that render pages. The first loads the site while its content is still being made. */
export function startRenderers({ project, content, list, scripts, ...input }: RenderersOptions): Renderers {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    EXCHANGE_DOCS_ENGINE: engineRoot,
    EXCHANGE_DOCS_CONTENT: content,
    EXCHANGE_DOCS_PROJECT: sourceFolder(project),
    EXCHANGE_DOCS_ARTICLES: list,
    EXCHANGE_DOCS_SCRIPTS: scripts,
    EXCHANGE_DOCS_OUT: input.compiled,
  }
  const start = () => new Worker(scriptBeside('renderPages'), { env, workerData: input satisfies RendererInput })
  // Most builds render a few pages: for them a second thread would load longer than it works.
  const workers = [start()]
  return {
    async render(pages, listener) {
      const wanted = Math.min(mostThreads, availableParallelism(), Math.ceil(pages.length / worthAThread))
      while (workers.length < wanted) workers.push(start())
      const waiting = [...pages].reverse()
      let tell = (): void => {}
      const handedOut = new Promise<void>((resolve) => {
        tell = resolve
      })
      const next = (): readonly PageTarget[] => {
        const batch = waiting.splice(-pagesAtOnce).reverse()
        if (waiting.length === 0) tell()
        return batch
      }
      const rendering = workers.map((worker) => renderIn(worker, next, listener.onPage))
      await Promise.all([...rendering, handedOut.then(listener.onHandedOut)])
    },
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}

/** Keeps a thread at work until no page is left. */
function renderIn(
  worker: Worker,
  next: () => readonly PageTarget[],
  onPage: (page: RenderedPage) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const batch = next()
      if (batch.length === 0) resolve()
      else worker.postMessage(batch)
    }
    worker.on('message', ({ rendered, error }: { rendered?: readonly RenderedPage[]; error?: unknown }) => {
      if (!rendered) return reject(error)
      for (const page of rendered) onPage(page)
      goOn()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('a thread that renders pages ended before they were there')))
    goOn()
  })
}
