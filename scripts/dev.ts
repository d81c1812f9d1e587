import { join, relative, resolve } from 'node:path'
import { dev } from 'vike/api'
import type { ViteDevServer } from 'vite'
import {
  type Diagnostic,
  type GeneratedSite,
  generate,
  hasErrors,
  type Project,
  writeContent,
} from '../generator/index.ts'
import { engineRoot, projectHelp, projectOf, projectOptions, runCommand } from './commandLine.ts'
import { contentFolderOf, generateContent } from './generateContent.ts'
import { printDiagnostics } from './printDiagnostics.ts'
import { createProgress } from './progress.ts'

const help = `npm run dev -- [--project DIR | --spec FILE …] [--port N]

Serves the site while it is being written: a saved spec, guide, translation or configuration shows in the open page.

${projectHelp}
  --port N             port (default: 5173)`

const options = { ...projectOptions, port: { type: 'string', default: '5173' } } as const

await runCommand({ help, options }, async ({ port, ...flags }) => {
  const project = projectOf(flags)
  const content = contentFolderOf(project)
  const progress = createProgress()
  const site = await generateContent({ project, folder: content, progress })
  if (!site) return 1
  process.env['EXCHANGE_DOCS_CONTENT'] = content
  process.env['EXCHANGE_DOCS_PROJECT'] = project.root
  const server = { port: Number(port), strictPort: true }
  const { viteServer } = await dev({ viteConfig: { root: engineRoot, logLevel: 'warn', server } })
  watchProject({ server: viteServer, project, content, late: lateFilesOf(site) })
  progress.done(`Open http://localhost:${port}${site.config.base} — saving a file updates the page.`)
  return 0
})

/** Time without an edit after which the search index and the downloads are built anew. */
const latePause = 3000

interface Session {
  readonly server: ViteDevServer
  readonly project: Project
  readonly content: string
  /** The search index and the downloads as they were last built. */
  late: ReadonlyMap<string, string>
  pause?: ReturnType<typeof setTimeout>
}

/** Regenerates on every save; saves that come while it runs are taken together in the next run. */
function watchProject(session: Session): void {
  const { server, project } = session
  let isRunning = false
  let isStale = false
  const regenerate = async (): Promise<void> => {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update(session).catch((error: unknown) => console.error(error))
    }
    isRunning = false
  }
  server.watcher.add(sourcesOf(project))
  server.watcher.on('all', (_event, path) => {
    if (isSource(resolve(path), project)) void regenerate()
  })
}

async function update(session: Session): Promise<void> {
  const { server, project, content, late } = session
  const started = performance.now()
  const { value, diagnostics } = await generate(project, { late })
  const problem = diagnostics.find(({ severity }) => severity === 'error')
  if (!value || (project.kind === 'project' && hasErrors(diagnostics))) {
    printDiagnostics(diagnostics, project.root)
    if (problem) server.ws.send({ type: 'error', err: overlayOf(problem, project.root) })
    return
  }
  const { written, removed } = await writeContent(content, value.files)
  if (written.length + removed.length > 0) server.ws.send({ type: 'custom', event: 'exchange-docs:content' })
  console.log(`${written.length} written, ${removed.length} removed in ${Math.round(performance.now() - started)} ms`)
  clearTimeout(session.pause)
  session.pause = setTimeout(() => void updateLateFiles(session, value), latePause)
}

/** What no page needs follows when the writer pauses: it takes longer to build than a page may take to appear. */
async function updateLateFiles(session: Session, site: GeneratedSite): Promise<void> {
  session.late = site.buildLate()
  const others = [...site.files].filter(([file]) => !isLate(file))
  const { written } = await writeContent(session.content, new Map([...others, ...session.late]))
  if (written.length > 0) session.server.ws.send({ type: 'custom', event: 'exchange-docs:content' })
}

function lateFilesOf({ files }: GeneratedSite): ReadonlyMap<string, string> {
  return new Map([...files].filter(([file]) => isLate(file)))
}

function isLate(file: string): boolean {
  return file.startsWith('search/') || file.startsWith('specs/')
}

function overlayOf({ message, hint, file, line, column, code }: Diagnostic, root: string) {
  return {
    message: `${message}\n${hint}`,
    stack: '',
    id: file,
    loc: { file: join(root, file), line, column },
    plugin: code,
  }
}

function sourcesOf({ root, ...project }: Project): string[] {
  if (project.kind === 'specs') return project.specs.map((path) => join(root, path))
  return ['specs', 'guides', 'site.config.ts'].map((path) => join(root, path))
}

function isSource(path: string, project: Project): boolean {
  const inside = relative(project.root, path).replaceAll('\\', '/')
  if (project.kind === 'specs') return project.specs.includes(inside)
  return /^(specs|guides)\//.test(inside) || inside === 'site.config.ts'
}
