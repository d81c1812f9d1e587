import { type Checked, type GeneratedSite, generate, type Project } from '../../generator/index.ts'
import { foldersOf } from './buildFolders.ts'
import { withKnown } from './projectMemory.ts'

/** The site of a project for a command that works on it. It reuses the checks of the last build or `dev`. */
export function readSite(project: Project): Promise<Checked<GeneratedSite | undefined>> {
  return withKnown(foldersOf(project).memory, (memory) => generate(project, { memory }))
}
