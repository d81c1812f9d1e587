import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configFiles } from '../../../generator/index.ts'

/** The configuration of a project: the source location of problems without another one. */
export function configFileOf(root: string): string {
  return configFiles.find((file) => existsSync(join(root, file))) ?? 'site.config.ts'
}
