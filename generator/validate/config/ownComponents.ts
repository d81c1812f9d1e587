import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { ComponentPlace } from '../../load/findComponents.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import { findKeys } from './findKeys.ts'

interface OwnComponentsInput {
  readonly components: SiteConfig['components']
  readonly places: ReadonlyMap<string, ComponentPlace>
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** A diagnostic whose source location is still to be found. */
type Unlocated = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** Components of the project whose file is none of its own or does not export them. */
export function checkOwnComponents({ components = {}, places, source }: OwnComponentsInput): Diagnostic[] {
  return [...places].flatMap(([name, place]) => {
    if (place === 'project') return []
    const at = { file: source.file, ...findKeys(source.text, ['components', name]) }
    return [{ severity: 'error' as const, ...problemOf(name, components[name] ?? '', place), ...at }]
  })
}

function problemOf(name: string, file: string, place: Exclude<ComponentPlace, 'project'>): Unlocated {
  switch (place) {
    case 'nowhere':
      return {
        code: 'file-not-found',
        message: `The file "${file}" of the component <${name}> does not exist.`,
        hint: 'Create the file, or correct the path: it is relative to the project folder.',
      }
    case 'outside':
      return {
        code: 'reference-outside',
        message: `The file "${file}" of the component <${name}> leads out of the project folder.`,
        hint: 'Move the file into the project folder.',
      }
    case 'silent':
      return {
        code: 'config-invalid',
        message: `The file "${file}" exports no component named ${name}.`,
        hint: `Write \`export function ${name}(…)\` in it: guides use a component by the name it is exported with.`,
      }
  }
}
