import { printable } from '../../generator/contract/printableText.ts'
import {
  allFiles,
  compareContent,
  hasErrors,
  lockFileOf,
  lockRoutes,
  lockText,
  type Project,
} from '../../generator/index.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { createProgress } from '../command/progress.ts'
import { writeProjectFile } from '../command/projectFile.ts'
import { contentFolderOf } from './cacheFolder.ts'
import { generateContent } from './generateContent.ts'
import { readSite } from './readSite.ts'

interface WriteOptions {
  /** Where the content goes, unless it goes to its usual place. */
  readonly folder: string | undefined
  /** The lock of published addresses is written too. */
  readonly isLocking: boolean
}

/** Writes the content of a project; gives the exit code. */
export async function writeProject(project: Project, { folder: given, isLocking }: WriteOptions): Promise<number> {
  const folder = given ?? contentFolderOf(project)
  const progress = createProgress()
  const { site, files } = (await generateContent({ project, folder, progress, isLocking })) ?? {}
  if (!site || !files) return 1
  if (isLocking)
    await writeProjectFile(project.root, lockFileOf(site.config), lockText(lockRoutes(site.routes, site.guides)))
  progress.done(`${site.routes.routes.length} routes, ${files.size} files in ${folder}`)
  return 0
}

/** Names the files of the content folder that are not as the project would have them now; gives the exit code. */
export async function checkContent(project: Project, folder = contentFolderOf(project)): Promise<number> {
  const { value, diagnostics } = await readSite(project)
  printDiagnostics(diagnostics, project.root)
  if (!value || (project.kind === 'project' && hasErrors(diagnostics))) return 1
  const { changed, obsolete } = await compareContent(folder, allFiles(value))
  for (const file of changed) console.log(`out of date: ${printable(file)}`)
  for (const file of obsolete) console.log(`no longer generated: ${printable(file)}`)
  if (changed.length + obsolete.length === 0) console.log(`${folder} is up to date.`)
  return changed.length + obsolete.length === 0 ? 0 : 1
}
