import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SiteConfig } from '../../generator/contract/config.ts'
import { engineFolder, projectFolder } from './content.ts'
import { withBase } from './url.ts'

/** The part of the client build's manifest that says which file a source became. */
export type BuiltFiles = Readonly<Record<string, { readonly file: string }>>

/** Where a script of the configuration lies; the bundler knows files by their real paths. */
export function scriptPath(script: string): string {
  return realpathSync(join(projectFolder(), script))
}

/** The paths of all sections' scripts, each once. */
export function scriptPaths({ sidebars }: Pick<SiteConfig, 'sidebars'>): string[] {
  return [...new Set(Object.values(sidebars).flatMap(({ script }) => (script === undefined ? [] : scriptPath(script))))]
}

/** Address of a section's script as the pages load it: its hashed bundle, in development the source itself. */
export function scriptUrl(script: string, built: BuiltFiles | null | undefined, base: string): string {
  const path = scriptPath(script)
  if (!built) return withBase(`/@fs/${path.replaceAll('\\', '/').replace(/^\//, '')}`, base)
  const source = relative(engineFolder(), path).replaceAll('\\', '/')
  const file = built[source]?.file
  if (file === undefined) throw new Error(`the client build holds no ${source}`)
  return withBase(`/${file}`, base)
}
