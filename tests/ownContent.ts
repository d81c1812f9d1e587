import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { generate } from '../generator/index.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { contentFolderOf } from '../scripts/site/cacheFolder.ts'

const own = { kind: 'project', root: engineRoot } as const

/**
 * The content of this repository's own site by its paths: what the site was made from that `npm test` has built, else made for
 * who asks.
 */
export async function ownContent(): Promise<ReadonlyMap<string, string>> {
  if (process.env['EXCHANGE_DOCS_SITE']) return readContent(contentFolderOf(own))
  const { value } = await generate(own)
  if (!value) throw new Error('the site has errors: npm run validate')
  return value.files
}

async function readContent(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
    ),
  )
}
