import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The program that a variable of the environment names, or that is on the machine. */
export function findProgram(variable: string, name: string): string | undefined {
  const named = process.env[variable]
  if (named) return existsSync(named) ? named : undefined
  // A server's program is often not where a user's are looked for.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(existsSync)
}
