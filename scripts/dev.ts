import { runCommand } from './command/commandLine.ts'
import { listenAddressOf, listenHelp, listening, listenOptions } from './command/listenFlags.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run dev -- [--project DIR | --spec FILE …] [--port N] [--host NAME]

Serves the site while you write. Each saved spec, guide, translation or configuration shows in the open page.

${projectHelp}
${listenHelp('5173')}`

const options = { ...projectOptions, ...listenOptions('5173') } as const

await runCommand({ help, options }, async ({ port, host, ...flags }) => {
  const address = listenAddressOf({ port, host })
  const named = projectOf(flags)
  const project = named.kind === 'project' ? { ...named, seesDrafts: true as const } : named
  const { developSite } = await import('./serve/developSite.ts')
  await listening(developSite(project, address), address)
  return 0
})
