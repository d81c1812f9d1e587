import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { withBase } from '../../shared/url.ts'
import { projectFolder } from './content.ts'
import { siteFolders } from './siteFolders.ts'

/** The files that the sections' scripts became, by their paths in the configuration. */
type BuiltScripts = Readonly<Record<string, string>>

/**
 * Address of a section's script as the pages load it: its hashed bundle, in development the source itself. Throws when it is
 * not on the list of the bundles.
 */
export function scriptUrl(script: string, base: string): string {
  const { scripts: list } = siteFolders()
  if (list === undefined) {
    // Known by its real path, as the bundler has it.
    const path = realpathSync(join(projectFolder(), script))
    return withBase(`/@fs/${path.replaceAll('\\', '/').replace(/^\//, '')}`, base)
  }
  const file = readBuilt(list)[script]
  if (file === undefined) throw new Error(`no script was made from ${script}`)
  return withBase(`/${file}`, base)
}

let known: { readonly list: string; readonly built: BuiltScripts } | undefined

function readBuilt(list: string): BuiltScripts {
  if (known?.list !== list) known = { list, built: JSON.parse(readFileSync(list, 'utf8')) }
  return known.built
}
