import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteConfig } from '../../contract/config.ts'
import { markName } from '../folder/ownFolder.ts'
import { hashedFolders, namedFolders } from '../hosts/cacheRules.ts'
import { headersFile, headersName, redirectsFile, redirectsName } from '../hosts/hostFiles.ts'
import { redirectPages } from '../hosts/redirects.ts'
import type { BuildRecord } from './publishedFiles.ts'

export interface PublishInput {
  /** Folder with files of the client, and pages that are not published yet. */
  readonly client: string
  /** Content folder that `write` made. */
  readonly content: string
  readonly config: Pick<SiteConfig, 'redirects' | 'base' | 'audience'>
  /** Addresses of the pages, below the base: without one of them the site is not published. */
  readonly pages?: readonly string[]
  /** Input of the build, for the next build. Without it the next build runs in full. */
  readonly build?: BuildRecord | undefined
  /** Published addresses that patterns lead on from, with their targets. */
  readonly moved?: Readonly<Record<string, string>>
  /** Folders with finished sites that become a part of this one, by the path they are published at. */
  readonly parts?: ReadonlyMap<string, string>
  /** Files that are published as they are, of the project and of the bundles, by the path they are published at. */
  readonly own?: ReadonlyMap<string, string>
  /** Whether a file is published; without it, all are. */
  readonly isPublished?: (path: string) => boolean
  /** Further files, by the path they are published at. */
  readonly made?: ReadonlyMap<string, string>
}

/** Source of a file of a site: another file, or memory. */
export type Source = { readonly file: string } | { readonly content: string | Uint8Array }

/** Sources of all published files, by path; a later source replaces an earlier source of the same path. */
export function listSources(input: PublishInput): Map<string, Source> {
  const { client, content, config, parts = new Map(), own = new Map(), isPublished = () => true, made = [] } = input
  const folders: readonly (readonly [path: string, folder: string, isOptional?: boolean])[] = [
    ['', client],
    ['', join(content, 'public'), true],
    ...[...hashedFolders, ...namedFolders].map((part) => [`${part}/`, join(content, part), true] as const),
  ]
  const sources = new Map<string, Source>([...own].map(([path, file]) => [path, { file }]))
  for (const [path, folder, isOptional] of folders)
    for (const file of listFiles(folder, isOptional)) sources.set(path + file, { file: join(folder, file) })
  for (const [path, content] of redirectPages(config.redirects, config.base, input.moved))
    sources.set(path, { content })
  for (const [path, folder] of parts)
    for (const file of listFiles(folder))
      if (![headersName, redirectsName, markName].includes(file))
        sources.set(`${path}/${file}`, { file: join(folder, file) })
  const chosen = new Map([...sources].filter(([path]) => isPublished(path)))
  for (const [path, content] of made) chosen.set(path, { content })
  return chosen
}

/** Files with headers and redirects of a whole site, for hosts that read them: its versions need none of their own. */
export async function hostFiles(
  { redirects, base, audience }: PublishInput['config'],
  files: readonly string[],
  parts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const moved = [redirectsFile(redirects, base)]
  for (const folder of parts.values()) moved.push(await readFile(join(folder, redirectsName), 'utf8').catch(() => ''))
  const all = moved.join('')
  const found = all === '' ? files : [...files, redirectsName]
  const headers = headersFile({ base, audience, files: [...found].sort(), versions: [...parts.keys()] })
  return new Map([...(all === '' ? [] : [[redirectsName, all] as const]), [headersName, headers]])
}

/** Paths of all files below a folder, in an order that is always the same. */
function listFiles(folder: string, isOptional = false): string[] {
  if (isOptional && !existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return files.map((file) => file.split(sep).join('/')).sort()
}
