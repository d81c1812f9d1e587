import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyPlainMeridian } from '../meridian.ts'

/** The key that every page of the site carries. */
export const searchKey = 'search0123'

/** Copies the Meridian project and gives it a hosted search, which `hosts` answer where they are given. */
export async function copyHostedMeridian(to: string, hosts?: readonly string[]): Promise<string> {
  const project = await copyPlainMeridian(to)
  const config = join(project, 'site.config.ts')
  const algolia = { appId: 'APP', searchKey, index: 'docs', hosts }
  const search = { provider: 'algolia', algolia, synonyms: [['cancel', 'revoke']] }
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace(/^ {2}origin:/m, `  search: ${JSON.stringify(search)},\n  origin:`))
  return project
}
