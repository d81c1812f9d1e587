import { resolve } from 'node:path'
import { runCommand } from './command/commandLine.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run generate -- [--project DIR | --spec FILE …] [--out DIR] [--check]

Writes the MDX, Markdown, model and route table of a site.

${projectHelp}
  --out DIR            content folder (default: site/content)
  --check              write nothing; exit 1 when the folder is outdated
  --lock               also write the lock of published addresses (routes.lock.json in the project)`

const options = {
  ...projectOptions,
  out: { type: 'string' },
  check: { type: 'boolean' },
  lock: { type: 'boolean' },
} as const

await runCommand({ help, options }, async ({ out, check, lock, ...flags }) => {
  const project = projectOf(flags)
  const { checkContent, writeProject } = await import('./site/generateProject.ts')
  if (check) return checkContent(project, out === undefined ? undefined : resolve(out))
  const { outputFolder } = await import('./command/outputFolder.ts')
  const folder = out === undefined ? undefined : await outputFolder({ out, kind: 'content', project })
  return writeProject(project, { folder, isLocking: lock === true })
})
