import { join } from 'node:path'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { createProgress } from '../scripts/command/progress.ts'
import { updateSite } from '../scripts/site/updateSite.ts'

/** Folder of this repository's site: the one that EXCHANGE_DOCS_SITE names, or `dist`, built anew: an old one would be measured for the code at hand. */
export async function builtSite(note: (progress: string) => void): Promise<string> {
  const given = process.env['EXCHANGE_DOCS_SITE']
  if (given !== undefined) return given
  const folder = join(engineRoot, 'dist')
  note('building the site')
  await updateSite({
    project: { kind: 'project', root: engineRoot },
    out: folder,
    progress: createProgress(),
    compress: 'fast',
  })
  return folder
}
