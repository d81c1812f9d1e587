import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compareContent, generate, hasErrors, lockFile, lockRoutes, lockText } from '../generator/index.ts'
import { projectHelp, projectOf, projectOptions, runCommand } from './commandLine.ts'
import { contentFolderOf, generateContent } from './generateContent.ts'
import { printDiagnostics } from './printDiagnostics.ts'
import { createProgress } from './progress.ts'

const help = `npm run generate -- [--project DIR | --spec FILE …] [--out DIR] [--check]

Writes the MDX, Markdown, model and route table of a site.

${projectHelp}
  --out DIR            content folder (default: site/content)
  --check              write nothing; exit 1 when the folder is not up to date
  --lock               also write the lock of published addresses (routes.lock.json in the project)`

const options = {
  ...projectOptions,
  out: { type: 'string' },
  check: { type: 'boolean' },
  lock: { type: 'boolean' },
} as const

await runCommand({ help, options }, async ({ out, check, lock, ...flags }) => {
  const project = projectOf(flags)
  const folder = out === undefined ? contentFolderOf(project) : resolve(out)
  if (check) return checkContent(project, folder)
  const progress = createProgress()
  const site = await generateContent({ project, folder, progress, isLocking: lock === true })
  if (!site) return 1
  if (lock) await writeFile(join(project.root, lockFile), lockText(lockRoutes(site.routes, site.guides)))
  progress.done(`${site.routes.routes.length} routes, ${site.files.size} files in ${folder}`)
  return 0
})

async function checkContent(project: ReturnType<typeof projectOf>, folder: string): Promise<number> {
  const { value, diagnostics } = await generate(project)
  printDiagnostics(diagnostics, project.root)
  if (!value || (project.kind === 'project' && hasErrors(diagnostics))) return 1
  const { changed, obsolete } = await compareContent(folder, value.files)
  for (const file of changed) console.log(`out of date: ${file}`)
  for (const file of obsolete) console.log(`no longer generated: ${file}`)
  if (changed.length + obsolete.length === 0) console.log(`${folder} is up to date.`)
  return changed.length + obsolete.length === 0 ? 0 : 1
}
