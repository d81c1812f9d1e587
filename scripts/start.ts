import { join } from 'node:path'
import { buildSite } from './buildSite.ts'
import { engineRoot, runCommand } from './commandLine.ts'
import { createProgress } from './progress.ts'
import { serveSite } from './serveSite.ts'

const help = `npm start -- [--port N]

Builds this project's site and serves it.

  --port N             port (default: 4173)`

const options = { port: { type: 'string', default: '4173' } } as const

await runCommand({ help, options }, async ({ port }) => {
  const progress = createProgress()
  const folder = join(engineRoot, 'dist')
  const site = await buildSite({ project: { kind: 'project', root: engineRoot }, out: folder, progress })
  if (!site) return 1
  const { base } = site.config
  await serveSite({ folder, base, port: Number(port) })
  progress.done(`${site.routes.routes.length} pages. Open http://localhost:${port}${base} — press Ctrl+C to stop.`)
  return 0
})
