import type { Checked } from '../contract/diagnostics.ts'
import type { RouteTable } from '../contract/routes.ts'
import type { VersionTable } from '../contract/versions.ts'
import { buildVersionTable } from '../pages/routes/versionTable.ts'
import type { Loaded } from './loadSources.ts'
import type { Project } from './project.ts'

/** Links from the pages of this version to pages of other versions. */
export function linkVersions(
  project: Project,
  { config, frozen }: Loaded,
  routes: RouteTable,
): Checked<VersionTable | undefined> {
  if (project.kind !== 'version') return buildVersionTable({ config, routes, frozen })
  return { value: { ...project.table, own: project.name }, diagnostics: [] }
}
