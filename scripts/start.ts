import { projectOf, runCommand } from './command/commandLine.ts'
import { listenAddressOf, listenHelp, listening, listenOptions, originOf } from './command/listenFlags.ts'
import { createProgress } from './command/progress.ts'

const help = `npm start -- [--port N] [--host NAME]

Builds this project's site and serves it.

${listenHelp('4173')}`

const options = listenOptions('4173')

await runCommand({ help, options }, async (flags) => {
  const address = listenAddressOf(flags)
  const progress = createProgress()
  const project = projectOf({})
  const { outputFolder } = await import('./command/outputFolder.ts')
  const folder = await outputFolder({ out: 'dist', kind: 'site', project })
  const { updateSite } = await import('./build/updateSite.ts')
  const site = await updateSite({ project, out: folder, progress, compress: 'fast' })
  if (!site) return 1
  const { base } = site
  const { serveSite } = await import('./serve/serveSite.ts')
  await listening(serveSite({ folder, base, ...address }), address)
  progress.done(`${site.pages} pages. Open ${originOf(address)}${base} — press Ctrl+C to stop.`)
  return 0
})
