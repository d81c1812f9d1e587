import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changesFile } from '../../../generator/contract/changes.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import { contentFolder } from './content.ts'

/** The file of a language with the dates of all changes, below the base; nothing when no page has a date. Server side only. */
export function publishedChanges(locale: LocaleCode): string | undefined {
  const file = changesFile(locale)
  return existsSync(join(contentFolder(), file)) ? file : undefined
}
