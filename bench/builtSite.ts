import { join } from 'node:path'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { createProgress } from '../scripts/command/progress.ts'
import { updateSite } from '../scripts/site/updateSite.ts'

/** Folder of this repository's site: EXCHANGE_DOCS_SITE, or `dist`, which is built anew: an old build would be measured for the code at hand. */
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
