import type { SiteConfig } from '../contract/config.ts'
import { type Checked, hasErrors } from '../contract/diagnostics.ts'
import { readVersions } from '../load/readVersions.ts'
import { lockFilesOf } from '../pages/routes/routeLock.ts'
import { configure } from './configure.ts'

/** Configuration and published versions of a site, for its server. */
export async function describeSite(
  root: string,
): Promise<Checked<{ readonly config: SiteConfig; readonly versions: readonly string[] } | undefined>> {
  const { value, diagnostics } = await configure(root)
  const versions = await readVersions(root, lockFilesOf(value?.config ?? {}))
  const all = [...diagnostics, ...versions.diagnostics]
  if (!value || hasErrors(all)) return { value: undefined, diagnostics: all }
  return { value: { config: value.config, versions: versions.value.map(({ name }) => name) }, diagnostics: all }
}
