import {
  type Diagnostic,
  type GeneratedSite,
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

export interface GenerateOptions
  extends Pick<
    NonNullable<Parameters<typeof generate>[1]>,
    'isLocking' | 'memory' | 'late' | 'checkApart' | 'onBundleSources' | 'onRendered'
  > {
  readonly project: Project
  readonly progress: Progress
  /** Prints diagnostics. A command whose output others parse passes a function that writes to standard error. */
  readonly print?: (text: string) => void
}

/** A site that may be written, and its diagnostics. */
export interface CheckedSite {
  readonly site: GeneratedSite
  readonly diagnostics: readonly Diagnostic[]
}

/** Generates the content of a project and prints the diagnostics. `undefined` when errors forbid writing. */
export async function generateSite({
  project,
  progress,
  print = console.log,
  ...options
}: GenerateOptions): Promise<CheckedSite | undefined> {
  const { value, diagnostics } = await generate(project, {
    ...options,
    onStage: (stage) => progress.phase(stageNames[stage]),
  })
  printDiagnostics(diagnostics, project.root, { print })
  return !value || (project.kind === 'project' && hasErrors(diagnostics)) ? undefined : { site: value, diagnostics }
}

/** Generates and writes the content of a project. `undefined` when errors forbid writing. */
export async function generateContent({
  folder,
  ...options
}: GenerateOptions & { readonly folder: string }): Promise<CheckedSite | undefined> {
  const { project } = options
  usualFolder({ out: folder, kind: 'content', project })
  const generated = await generateSite(options)
  if (!generated) return undefined
  options.progress.phase('Writing content')
  await writeContent(folder, generated.site.files)
  return generated
}
