import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type GeneratedSite, generate, hasErrors, type Project, type Stage, writeContent } from '../generator/index.ts'
import { cacheFolder } from './cacheFolder.ts'
import { engineRoot } from './commandLine.ts'
import { usualFolder } from './outputFolder.ts'
import { printDiagnostics } from './printDiagnostics.ts'
import type { Progress } from './progress.ts'

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
    'isLocking' | 'memory' | 'keep' | 'late' | 'checkApart' | 'onBundleSources'
  > {
  readonly project: Project
  readonly progress: Progress
  /** Takes what was found; a command whose own output is read by others gives the way to standard error. */
  readonly print?: (text: string) => void
}

/** Generates the content of a project and prints what was found. `undefined` when nothing may be written. */
export async function generateSite({
  project,
  progress,
  print = console.log,
  ...options
}: GenerateOptions): Promise<GeneratedSite | undefined> {
  const { value, diagnostics } = await generate(project, {
    ...options,
    onStage: (stage) => progress.phase(stageNames[stage]),
  })
  printDiagnostics(diagnostics, project.root, { print })
  return project.kind === 'project' && hasErrors(diagnostics) ? undefined : value
}

/** Generates and writes the content of a project. `undefined` when nothing may be written. */
export async function generateContent({
  folder,
  ...options
}: GenerateOptions & { readonly folder: string }): Promise<GeneratedSite | undefined> {
  const { project } = options
  await usualFolder({ out: folder, kind: 'content', project })
  const site = await generateSite(options)
  if (!site) return undefined
  options.progress.phase('Writing content')
  await writeContent(folder, site.files)
  return site
}

/** Folder for generated content: `site/content` for the engine's own project, one in the cache for any other. */
export function contentFolderOf(project: Project): string {
  if (project.kind === 'project' && project.root === engineRoot) return join(engineRoot, 'site', 'content')
  const identity = project.kind === 'version' ? { ...project, table: undefined } : project
  const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12)
  return join(cacheFolder(project.root), 'content', name)
}
