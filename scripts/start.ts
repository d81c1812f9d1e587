import { runCommand } from './command/commandLine.ts'
import { listenAddressOf, listenHelp, listening, listenOptions, originOf } from './command/listenFlags.ts'
import { createProgress } from './command/progress.ts'
import { projectOf } from './command/projectFlags.ts'

const help = `npm start -- [--port N] [--host NAME] [--no-mock]

Builds this project's site and serves it, with the mock that its console calls.

${listenHelp('4173')}
  --no-mock            serve the site alone`

const options = { ...listenOptions('4173'), 'no-mock': { type: 'boolean' } } as const

await runCommand({ help, options }, async ({ 'no-mock': isAlone, ...flags }) => {
  const address = listenAddressOf(flags)
  const progress = createProgress()
  const project = projectOf({})
  const { outputFolder } = await import('./command/outputFolder.ts')
  const folder = await outputFolder({ out: 'dist', kind: 'site', project })
  const { updateSite } = await import('./site/updateSite.ts')
  const site = await updateSite({ project, out: folder, progress, compress: 'fast' })
  if (!site) return 1
  const { base } = site
  const { serveSite } = await import('./serve/serveSite.ts')
  await listening(serveSite({ folder, base, ...address }), address)
  progress.done(`${site.pages} pages. Open ${originOf(address)}${base} — press Ctrl+C to stop.`)
  const { mockAddress, serveMockBeside } = await import('./tools/mockBeside.ts')
  const mock = isAlone ? undefined : await mockAddress(project.root)
  if (mock) console.log((await serveMockBeside(project.root, mock)).said)
  return 0
})
