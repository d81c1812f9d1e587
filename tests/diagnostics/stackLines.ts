import type { CommandResult } from '../runCommand.ts'

/** Lines of a stack trace in a command's output: no user may see one. */
export function stackLines({ stdout, stderr }: CommandResult): string[] {
  return `${stdout}\n${stderr}`.split('\n').filter((line) => /^\s+at /.test(line))
}
