import { join } from 'node:path'
import { engineRoot, runCommand } from '../command/commandLine.ts'
import { createProgress } from '../command/progress.ts'

const help = `npm run docs -- [--out DIR]

Builds the documentation of the engine, which is the folder docs/, with the engine itself.

  --out DIR            folder of the site (default: .cache/docs/dist)`

const options = { out: { type: 'string', default: join(engineRoot, '.cache/docs/dist') } } as const

await runCommand({ help, options }, async ({ out }) => {
  const { writeDocsProject } = await import('./writeDocsProject.ts')
  const { updateSite } = await import('../site/updateSite.ts')
  const root = join(engineRoot, '.cache/docs/project')
  await writeDocsProject(root)
  const site = await updateSite({
    project: { kind: 'project', root },
    out,
    progress: createProgress(),
    compress: undefined,
  })
  if (!site) return 1
  console.log(`${site.pages} pages in ${out}: npm run preview -- --dir ${out}`)
  return 0
})
