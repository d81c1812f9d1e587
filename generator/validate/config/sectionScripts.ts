import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { ScriptPlace } from '../../load/findScripts.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import { findKeys } from './findKeys.ts'

interface SectionScriptInput {
  readonly sidebars: SiteConfig['sidebars']
  /** Where the script of each section lies, by the sidebar's id. */
  readonly places: ReadonlyMap<string, ScriptPlace>
  readonly source: RawConfig
}

/** Scripts of sections that are no files of the project. */
export function checkSectionScripts({ sidebars, places, source: { file, text } }: SectionScriptInput): Diagnostic[] {
  return [...places].flatMap(([id, place]) => {
    if (place === 'project') return []
    const name = JSON.stringify(sidebars[id]?.script)
    const found = { file, ...findKeys(text, ['sidebars', id, 'script']) }
    return [place === 'outside' ? { ...leadsOut(name), ...found } : { ...isMissing(name), ...found }]
  })
}

function leadsOut(name: string): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const message = `The section’s script ${name} leads out of the project folder.`
  return { code: 'reference-outside', severity: 'error', message, hint: 'Move the file into the project folder.' }
}

function isMissing(name: string): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const message = `The section’s script ${name} does not exist.`
  const hint = 'Create the file, or correct the path: it is relative to the project folder.'
  return { code: 'file-not-found', severity: 'error', message, hint }
}
