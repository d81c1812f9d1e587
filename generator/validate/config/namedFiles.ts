import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import type { NamedFile } from '../../load/findNamedFiles.ts'
import type { RawConfig } from '../../load/readConfig.ts'

/** Settings with the name of a file that the project does not have, or that exports no such component. */
export function checkNamedFiles(
  named: readonly NamedFile[],
  { file: config, text }: Pick<RawConfig, 'file' | 'text'>,
): Diagnostic[] {
  return named.flatMap(({ keys, file, place }): Diagnostic[] => {
    if (place === 'project') return []
    const at = { severity: 'error' as const, file: config, ...findKeys(text, keys) }
    const setting = keys.filter((key) => !/^\d+$/.test(key)).join('.')
    if (place === 'outside') {
      const message = `The file "${file}" of \`${setting}\` leads out of the project folder.`
      return [{ code: 'reference-outside', message, hint: 'Move the file into the project folder.', ...at }]
    }
    if (place === 'silent') {
      const [, name = ''] = keys
      const message = `The file "${file}" exports no component named ${name}.`
      const hint = `Write \`export function ${name}(…)\` in it: guides use a component by the name it is exported with.`
      return [{ code: 'config-invalid', message, hint, ...at }]
    }
    const message = `The file "${file}" of \`${setting}\` does not exist.`
    const hint = 'Create the file, or correct the path: it is relative to the project folder.'
    return [{ code: 'file-not-found', message, hint, ...at }]
  })
}
