import { type Checked, type GeneratedSite, generate, type Project } from '../../generator/index.ts'
import { type PrintOptions, printDiagnostics } from '../command/printDiagnostics.ts'
import { foldersOf } from './buildFolders.ts'
import { withKnown } from './projectMemory.ts'

/** The site of a project for a command that works on it. It reuses the checks of the last build or `dev`. */
export function readSite(project: Project): Promise<Checked<GeneratedSite | undefined>> {
  return withKnown(foldersOf(project).memory, (memory) => generate(project, { memory }))
}

/** The site of a project; `undefined`, with the reasons printed, where the project has errors. */
export async function siteOrReasons(project: Project, options?: PrintOptions): Promise<GeneratedSite | undefined> {
  const { value, diagnostics } = await readSite(project)
  if (!value) printDiagnostics(diagnostics, project.root, options)
  return value
}
