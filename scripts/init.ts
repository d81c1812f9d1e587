import { runCommand } from './command/commandLine.ts'
import { projectOptions } from './command/projectFlags.ts'

const help = `npm run init -- [SPEC …] [--name TEXT] [--project DIR]

Begins a project: writes a configuration for the OpenAPI and AsyncAPI files in the folder, a first guide, an ignore file, a
GitHub workflow and the npm scripts. A folder without a spec gets a small one. The command overwrites nothing.

  --project DIR        project folder (default: this folder)
  --name TEXT          name of the brand (default: the title of the first spec)

Exit codes: 0 written, 2 wrong usage.`

const options = { project: projectOptions.project, name: { type: 'string' } } as const

await runCommand({ help, options, allowPositionals: true }, async ({ project = '.', name }, specs) => {
  const { beginProject } = await import('./tools/beginProject.ts')
  await beginProject(project, { name, specs })
  return 0
})
