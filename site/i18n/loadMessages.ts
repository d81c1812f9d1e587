import { languages as islandLanguages } from 'virtual:messages/islands'
import { languages as searchLanguages } from 'virtual:messages/search'
import { languages as shellLanguages } from 'virtual:messages/shell'
import { nearestLanguage } from './nearestLanguage.ts'

/** Interface texts by id. In the browser the build has already parsed them (see `compileMessages`). */
export type Messages = Record<string, string>

type Languages = typeof shellLanguages

/** The shell's texts in one language. Rejects when the file cannot be loaded. */
export function loadMessages(locale: string): Promise<Messages> {
  return loadNearest(shellLanguages, locale)
}

/** The search's texts in one language, which are loaded with it. Rejects when the file cannot be loaded. */
export function loadSearchMessages(locale: string): Promise<Messages> {
  return loadNearest(searchLanguages, locale)
}

/** The texts of the tools inside articles in one language, which are loaded with them. Rejects when the file cannot be loaded. */
export function loadIslandMessages(locale: string): Promise<Messages> {
  return loadNearest(islandLanguages, locale)
}

/** Texts in the nearest of the languages that there are. Rejects when the file cannot be loaded. */
export async function loadNearest(languages: Languages, locale: string): Promise<Messages> {
  const texts = languages[nearestLanguage(languages, locale)]
  if (!texts) throw new Error('the English messages are missing')
  return texts()
}

/** The message file's path below the repository, as the build's manifest names it. */
export function messageSource(locale: string): string {
  return `site/i18n/shell/${nearestLanguage(shellLanguages, locale)}.json`
}
