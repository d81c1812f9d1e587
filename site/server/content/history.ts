import { type ChangeHistory, type ChangeNote, historyKey } from '../../../generator/contract/history.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import { readOptionalContent } from './content.ts'

/** What the changelogs tell of an operation or channel, newest first; nothing where there is no changelog. */
export function historyOf(api: string, id: string, locale: LocaleCode): readonly ChangeNote[] {
  return readOptionalContent<ChangeHistory>('history.json')?.[locale]?.[historyKey(api, id)] ?? []
}
