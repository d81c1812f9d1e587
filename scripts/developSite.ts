import { dev } from 'vike/api'
import { createMemory, type GeneratedSite, type Project } from '../generator/index.ts'
import { followEdits } from './followEdits.ts'
import { contentFolderOf, generateContent } from './generateContent.ts'
import { loadFastReact } from './loadFastReact.ts'
import { createProgress } from './progress.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'
import { nextEdit } from './watchSources.ts'

/** Serves the site of a project while it is being written; resolves when the server answers. */
export async function developSite(project: Project, port: number): Promise<void> {
  const content = contentFolderOf(project)
  const progress = createProgress()
  const memory = createMemory()
  const site = await generateUntilWhole({ project, folder: content, progress, memory })
  process.env['EXCHANGE_DOCS_CONTENT'] = content
  process.env['EXCHANGE_DOCS_PROJECT'] = project.root
  loadFastReact()
  const server = { port, strictPort: true }
  const { viteServer } = await dev({ vikeConfig, viteConfig: { ...viteConfigOf(project), server } })
  followEdits({ server: viteServer, project, content, memory, site })
  progress.done(`Open http://localhost:${port}${site.config.base} — saving a file updates the page.`)
}

/** A project that is broken when the server is started is told so, and tried again at each edit. */
async function generateUntilWhole(options: Parameters<typeof generateContent>[0]): Promise<GeneratedSite> {
  for (;;) {
    const site = await generateContent(options)
    if (site) return site
    options.progress.done('Correct what is listed above: the server starts when the project can be built.')
    await nextEdit(options.project)
  }
}
