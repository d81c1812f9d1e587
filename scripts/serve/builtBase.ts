import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOf } from '../../generator/index.ts'

/** The path that a site was built for, as its not-found page tells, which every site has; the root for any other folder. */
export async function builtBase(folder: string): Promise<string> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => '')
  return baseOf(page) ?? '/'
}
