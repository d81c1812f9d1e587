import type { CommandResult } from '../runCommand.ts'

/** Lines of a stack trace in what a command printed: a user is never shown one. */
export function stackLines({ stdout, stderr }: CommandResult): string[] {
  return `${stdout}\n${stderr}`.split('\n').filter((line) => /^\s+at /.test(line))
}
