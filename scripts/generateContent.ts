import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  type GeneratedSite,
  generate,
  hasErrors,
  type Memory,
  type Project,
  type Stage,
  writeContent,
} from '../generator/index.ts'
import { cacheFolder } from './cacheFolder.ts'
import { engineRoot } from './commandLine.ts'
import { printDiagnostics } from './printDiagnostics.ts'
import type { Progress } from './progress.ts'

const stageNames: Readonly<Record<Stage, string>> = {
  load: 'Reading specs and guides',
  validate: 'Validating',
  model: 'Building the model',
  routes: 'Building the route table',
  render: 'Rendering MDX and Markdown',
}

export interface GenerateOptions {
  readonly project: Project
  readonly folder: string
  readonly progress: Progress
  /** The lock is about to be written anew, so the old one is not held against the routes. */
  readonly isLocking?: boolean
  /** Kept for later runs of the same session. */
  readonly memory?: Memory
  /** Takes what was found; a command whose own output is read by others gives the way to standard error. */
  readonly print?: (text: string) => void
}

/** Generates and writes the content of a project; prints what was found. `undefined` when nothing may be written. */
export async function generateContent({
  project,
  folder,
  progress,
  isLocking = false,
  memory,
  print = console.log,
}: GenerateOptions): Promise<GeneratedSite | undefined> {
  const { value, diagnostics } = await generate(project, {
    onStage: (stage) => progress.phase(stageNames[stage]),
    isLocking,
    ...(memory ? { memory } : {}),
  })
  printDiagnostics(diagnostics, project.root, { print })
  if (!value || (project.kind === 'project' && hasErrors(diagnostics))) return undefined
  progress.phase('Writing content')
  await writeContent(folder, value.files)
  return value
}

/** Folder for generated content: `site/content` for the engine's own project, one in the cache for any other. */
export function contentFolderOf(project: Project): string {
  if (project.kind === 'project' && project.root === engineRoot) return join(engineRoot, 'site', 'content')
  const identity = project.kind === 'version' ? { ...project, table: undefined } : project
  const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12)
  return join(cacheFolder(project.root), 'content', name)
}
