import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { placeOf, type ScriptPlace } from './findScripts.ts'

/** What the file of a component is: one that exports it, one that does not, or no file of the project. */
export type ComponentPlace = ScriptPlace | 'silent'

/** Where each component of the project lies, by its name. */
export async function findComponents(
  root: string,
  components: SiteConfig['components'] = {},
): Promise<ReadonlyMap<string, ComponentPlace>> {
  const entries = Object.entries(components)
  return new Map(await Promise.all(entries.map(async ([name, file]) => [name, await look(root, name, file)] as const)))
}

async function look(root: string, name: string, file: string): Promise<ComponentPlace> {
  const place = placeOf(root, file)
  if (place !== 'project') return place
  return isExported(name, await readFile(join(root, file), 'utf8')) ? 'project' : 'silent'
}

/** A file is not run to be checked: the forms that an export has in practice are told by its text. */
function isExported(name: string, text: string): boolean {
  const declared = new RegExp(`\\bexport\\s+(?:async\\s+)?(?:function|const|let|class)\\s+${name}\\b`)
  const listed = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}]`)
  return declared.test(text) || listed.test(text)
}
