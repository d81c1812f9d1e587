import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project, VersionTable } from '../../generator/index.ts'
import { engineRoot, scriptBeside } from '../command/commandLine.ts'
import type { Progress } from '../command/progress.ts'

interface BuildVersionsOptions {
  readonly project: Project
  /** All versions; nothing when there is only the current one. */
  readonly table: VersionTable | undefined
  /** Folder that the built versions are put into. */
  readonly into: string
  readonly progress: Progress
}

/**
 * Builds every frozen version of a project, each in a process of its own: it has another base, other guides and content, and
 * its memory is freed. Returns the folder of each by its published path; `undefined` when one has errors, which it prints.
 */
export async function buildVersions({
  project,
  table,
  into,
  progress,
}: BuildVersionsOptions): Promise<ReadonlyMap<string, string> | undefined> {
  const folders = new Map<string, string>()
  if (project.kind !== 'project' || !table) return folders
  const file = join(into, 'table.json')
  await mkdir(into, { recursive: true })
  await writeFile(file, JSON.stringify(table))
  for (const { name } of table.versions.filter(({ prefix }) => prefix !== '')) {
    progress.phase(`Building version ${name}`)
    const out = join(into, name)
    const code = await run(['--project', project.root, '--name', name, '--table', file, '--out', out])
    if (code === 1) return undefined
    if (code !== 0) throw new Error(`version ${name} could not be built: its process ended with ${code}`)
    folders.set(name, out)
  }
  return folders
}

function run(flags: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [...process.execArgv, scriptBeside('buildVersion'), ...flags], {
    cwd: engineRoot,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
