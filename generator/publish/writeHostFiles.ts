import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'

const headersName = '_headers'
const redirectsName = '_redirects'

/** Tells hosts that read such files the headers and redirects of a whole site: its versions need none of their own. */
export async function writeHostFiles(
  folder: string,
  { redirects, base }: Pick<SiteConfig, 'redirects' | 'base'>,
  versions: readonly string[],
): Promise<void> {
  const moved = [redirectsFile(redirects, base)]
  for (const version of versions) {
    moved.push(await readFile(join(folder, version, redirectsName), 'utf8').catch(() => ''))
    for (const name of [headersName, redirectsName]) await rm(join(folder, version, name), { force: true })
  }
  if (moved.join('') !== '') await writeFile(join(folder, redirectsName), moved.join(''))
  await writeFile(join(folder, headersName), headersFile({ base, files: await listFiles(folder), versions }))
}

/** Paths of all files below a folder, in an order that is always the same. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')).sort()
}
