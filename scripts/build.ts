import { projectHelp, projectOf, projectOptions, runCommand } from './commandLine.ts'
import { outputFolder } from './outputFolder.ts'
import { createProgress } from './progress.ts'

const help = `npm run build -- [--project DIR | --spec FILE …] [--out DIR]

Builds the static site. An existing site in the output folder stays whole until the new one replaces it.

${projectHelp}
  --out DIR            where the site goes (default: dist)`

const options = { ...projectOptions, out: { type: 'string', default: 'dist' } } as const

await runCommand({ help, options }, async ({ out, ...flags }) => {
  const project = projectOf(flags)
  const folder = outputFolder(out, project)
  const progress = createProgress()
  const { buildSite } = await import('./buildSite.ts')
  const { searchAdvice } = await import('../generator/index.ts')
  const site = await buildSite({ project, out: folder, progress })
  if (!site) return 1
  for (const advice of searchAdvice(site.files)) progress.done(advice)
  progress.done(`${site.routes.routes.length} pages in ${folder}`)
  return 0
})
