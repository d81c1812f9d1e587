import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configFiles } from '../../../generator/index.ts'

/** The configuration of a project, for what has no other source. */
export function configFileOf(root: string): string {
  return configFiles.find((file) => existsSync(join(root, file))) ?? 'site.config.ts'
}
