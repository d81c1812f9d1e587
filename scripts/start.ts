import { projectOf, runCommand } from './commandLine.ts'
import { createProgress } from './progress.ts'

const help = `npm start -- [--port N]

Builds this project's site and serves it.

  --port N             port (default: 4173)`

const options = { port: { type: 'string', default: '4173' } } as const

await runCommand({ help, options }, async ({ port }) => {
  const progress = createProgress()
  const project = projectOf({})
  const { outputFolder } = await import('./outputFolder.ts')
  const folder = await outputFolder({ out: 'dist', kind: 'site', project })
  const { buildSite } = await import('./buildSite.ts')
  const site = await buildSite({ project, out: folder, progress, compress: 'fast' })
  if (!site) return 1
  const { base } = site.config
  const { serveSite } = await import('./serveSite.ts')
  await serveSite({ folder, base, port: Number(port) })
  progress.done(`${site.pages} pages. Open http://localhost:${port}${base} — press Ctrl+C to stop.`)
  return 0
})
