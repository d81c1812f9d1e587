import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { entryAt } from './entryAt.ts'

/** What a path of the configuration leads to: a file of the project, nothing, or by a link something outside of it. */
export type ScriptPlace = 'project' | 'nowhere' | 'outside'

/** Where the script of each section that has one lies, by the sidebar's id. */
export function findScripts(root: string, sidebars: SiteConfig['sidebars']): ReadonlyMap<string, ScriptPlace> {
  const scripts = Object.entries(sidebars).flatMap(([id, { script }]) => (script === undefined ? [] : [{ id, script }]))
  return new Map(scripts.map(({ id, script }) => [id, placeOf(root, script)] as const))
}

/** Where a path of the configuration leads to. */
export function placeOf(root: string, script: string): ScriptPlace {
  const path = join(root, script)
  if (!entryAt(path)?.isFile()) return 'nowhere'
  const inside = relative(realpathSync.native(root), realpathSync.native(path))
  return inside.split(sep)[0] === '..' ? 'outside' : 'project'
}
