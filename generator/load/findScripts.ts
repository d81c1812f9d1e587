import { realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'

/** What a path of the configuration leads to: a file of the project, nothing, or by a link something outside of it. */
export type ScriptPlace = 'project' | 'nowhere' | 'outside'

/** Where the script of each section that has one lies, by the sidebar's id. */
export async function findScripts(
  root: string,
  sidebars: SiteConfig['sidebars'],
): Promise<ReadonlyMap<string, ScriptPlace>> {
  const scripts = Object.entries(sidebars).flatMap(([id, { script }]) => (script === undefined ? [] : [{ id, script }]))
  return new Map(await Promise.all(scripts.map(async ({ id, script }) => [id, await placeOf(root, script)] as const)))
}

/** Where a path of the configuration leads to. */
export async function placeOf(root: string, script: string): Promise<ScriptPlace> {
  const path = join(root, script)
  const isFile = await stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
  if (!isFile) return 'nowhere'
  const inside = relative(await realpath(root), await realpath(path))
  return inside.split(sep)[0] === '..' ? 'outside' : 'project'
}
