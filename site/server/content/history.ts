import { type ChangeHistory, type ChangeNote, historyKey } from '../../../generator/contract/history.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import { readOptionalContent } from './content.ts'

/** Changelog entries of an operation or channel, newest first; none without a changelog. */
export function historyOf(api: string, id: string, locale: LocaleCode): readonly ChangeNote[] {
  return readOptionalContent<ChangeHistory>('history.json')?.[locale]?.[historyKey(api, id)] ?? []
}
