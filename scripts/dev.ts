import { projectHelp, projectOf, projectOptions, runCommand } from './commandLine.ts'

const help = `npm run dev -- [--project DIR | --spec FILE …] [--port N]

Serves the site while it is being written: a saved spec, guide, translation or configuration shows in the open page.

${projectHelp}
  --port N             port (default: 5173)`

const options = { ...projectOptions, port: { type: 'string', default: '5173' } } as const

await runCommand({ help, options }, async ({ port, ...flags }) => {
  const project = projectOf(flags)
  const { developSite } = await import('./developSite.ts')
  await developSite(project, Number(port))
  return 0
})
