import {
  allFiles,
  type Checked,
  type ContentFiles,
  type Diagnostic,
  type GeneratedSite,
  type GenerateOptions,
  generate,
  hasErrors,
  type Project,
  type Stage,
  writeContent,
} from '../../generator/index.ts'
import { usualFolder } from '../command/outputFolder.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { Progress } from '../command/progress.ts'

const stageNames: Readonly<Record<Stage, string>> = {
  load: 'Reading specs and guides',
  validate: 'Validating',
  model: 'Building the model',
  routes: 'Building the route table',
  render: 'Rendering MDX and Markdown',
}

/** Shows the stages of `generate`. */
export function showStages({ phase }: Progress): (stage: Stage) => void {
  return (stage) => phase(stageNames[stage])
}

/** A site that may be written, and its diagnostics. */
export interface CheckedSite {
  readonly site: GeneratedSite
  readonly diagnostics: readonly Diagnostic[]
}

/** Prints the diagnostics of `generate`. `undefined` when errors forbid writing. */
export function printed(
  project: Project,
  { value, diagnostics }: Checked<GeneratedSite | undefined>,
  print: (text: string) => void = console.log,
): CheckedSite | undefined {
  printDiagnostics(diagnostics, project.root, { print })
  return !value || (project.kind === 'project' && hasErrors(diagnostics)) ? undefined : { site: value, diagnostics }
}

/** A checked site whose files are in the content folder. */
export interface WrittenSite extends CheckedSite {
  readonly files: ContentFiles
}

interface ContentOptions extends Pick<GenerateOptions, 'isLocking' | 'memory'> {
  readonly project: Project
  /** The content folder. */
  readonly folder: string
  readonly progress: Progress
  /** Prints diagnostics. A command whose output others parse passes a function that writes to standard error. */
  readonly print?: (text: string) => void
}

/** Generates and writes the content of a project, and prints the diagnostics. `undefined` when errors forbid writing. */
export async function generateContent(options: ContentOptions): Promise<WrittenSite | undefined> {
  const { project, folder, progress, print, ...own } = options
  usualFolder({ out: folder, kind: 'content', project })
  const checked = printed(project, await generate(project, { ...own, onStage: showStages(progress) }), print)
  if (!checked) return undefined
  progress.phase('Writing content')
  const files = allFiles(checked.site)
  await writeContent(folder, files)
  return { ...checked, files }
}
