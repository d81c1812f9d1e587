import { join, relative, resolve } from 'node:path'
import { dev } from 'vike/api'
import type { ViteDevServer } from 'vite'
import { type Diagnostic, generate, hasErrors, type Project, writeContent } from '../generator/index.ts'
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
  watchProject(viteServer, project, content)
  progress.done(`Open http://localhost:${port}${site.config.base} — saving a file updates the page.`)
  return 0
})

/** Regenerates on every save; saves that come while it runs are taken together in the next run. */
function watchProject(server: ViteDevServer, project: Project, content: string): void {
  let isRunning = false
  let isStale = false
  const regenerate = async (): Promise<void> => {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update(server, project, content).catch((error: unknown) => console.error(error))
    }
    isRunning = false
  }
  server.watcher.add(sourcesOf(project))
  server.watcher.on('all', (_event, path) => {
    if (isSource(resolve(path), project)) void regenerate()
  })
}

async function update(server: ViteDevServer, project: Project, content: string): Promise<void> {
  const started = performance.now()
  const { value, diagnostics } = await generate(project)
  const problem = diagnostics.find(({ severity }) => severity === 'error')
  if (!value || (project.kind === 'project' && hasErrors(diagnostics))) {
    printDiagnostics(diagnostics, project.root)
    if (problem) server.ws.send({ type: 'error', err: overlayOf(problem, project.root) })
    return
  }
  const { written, removed } = await writeContent(content, value.files)
  if (written.length + removed.length > 0) server.ws.send({ type: 'custom', event: 'exchange-docs:content' })
  console.log(`${written.length} written, ${removed.length} removed in ${Math.round(performance.now() - started)} ms`)
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
