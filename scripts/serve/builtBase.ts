import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOf } from '../../generator/index.ts'

/** The base path of a built site, from its not-found page, which every site has; the root for any other folder. */
export async function builtBase(folder: string): Promise<string> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => '')
  return baseOf(page) ?? '/'
}
