import { usualFolder } from '../command/outputFolder.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { BuiltSite } from './buildSite.ts'
import { contentFolderOf } from './cacheFolder.ts'
import type { BuildOptions } from './openBuild.ts'
import { unchangedSite } from './unchangedSite.ts'

/** Builds a site unless nothing has changed; prints the same diagnostics either way. `undefined` when there are errors. */
export async function updateSite(options: BuildOptions): Promise<BuiltSite | undefined> {
  const { project, progress } = options
  progress.phase('Looking for changes')
  usualFolder({ out: contentFolderOf(project), kind: 'content', project })
  const unchanged = await unchangedSite(options)
  if (unchanged) {
    printDiagnostics(unchanged.diagnostics, project.root)
    progress.done('Nothing has changed since the last build.')
    return unchanged
  }
  const { buildSite } = await import('./buildSite.ts')
  return buildSite(options)
}
