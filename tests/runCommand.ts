import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { commandFile, shortLived } from './commandFile.ts'

export const repository = fileURLToPath(new URL('..', import.meta.url))

export type CommandName =
  | 'bench'
  | 'build'
  | 'diff'
  | 'drift'
  | 'fetch'
  | 'generate'
  | 'i18n'
  | 'init'
  | 'mock'
  | 'new'
  | 'nginx'
  | 'preview'
  | 'report'
  | 'search'
  | 'searchPush'
  | 'testProject'
  | 'validate'
  | 'versionCut'

export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface CommandOptions {
  /** Working folder; the repository's when left out. */
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a command as a user does, in a process of its own. */
export function runCommand(
  name: CommandName,
  flags: readonly string[],
  { cwd = repository, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  // Vitest's own mode must not reach the site: React would render in its test mode.
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env
  const options = { cwd, env: { ...inherited, ...environment, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(process.execPath, [...shortLived, commandFile(name), ...flags], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr })
    })
  })
}
