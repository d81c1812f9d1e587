import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../scripts/buildSite.ts'
import { engineRoot } from '../scripts/commandLine.ts'
import { createProgress } from '../scripts/progress.ts'

/** Folder of this repository's site: the one that EXCHANGE_DOCS_SITE names, or `dist`, built when there is none. */
export async function builtSite(note: (progress: string) => void): Promise<string> {
  const folder = process.env['EXCHANGE_DOCS_SITE'] ?? join(engineRoot, 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  note('building the site')
  await buildSite({
    project: { kind: 'project', root: engineRoot },
    out: folder,
    progress: createProgress(),
    compress: 'fast',
  })
  return folder
}
