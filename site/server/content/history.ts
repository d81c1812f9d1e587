import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ChangeHistory, type ChangeNote, historyKey } from '../../../generator/contract/history.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import { contentFolder, readContent } from './content.ts'

const file = 'history.json'

/** What the changelogs tell of an operation or channel, newest first; nothing where there is no changelog. */
export function historyOf(api: string, id: string, locale: LocaleCode): readonly ChangeNote[] {
  if (!existsSync(join(contentFolder(), file))) return []
  return readContent<ChangeHistory>(file)[locale]?.[historyKey(api, id)] ?? []
}
