import { languages as consoleLanguages } from 'virtual:messages/console'
import { languages as islandLanguages } from 'virtual:messages/islands'
import { languages as searchLanguages } from 'virtual:messages/search'
import { languages as shellLanguages } from 'virtual:messages/shell'
import { nearestLanguage } from './nearestLanguage.ts'

/** Interface texts by id. In the browser the build has already parsed them (see `compileMessages`). */
export type Messages = Record<string, string>

type Languages = typeof shellLanguages

/** The shell's texts in one language. Rejects when the file cannot be loaded. */
export function loadMessages(locale: string): Promise<Messages> {
  return load(shellLanguages, locale)
}

/** The search's texts in one language, which are loaded with it. Rejects when the file cannot be loaded. */
export function loadSearchMessages(locale: string): Promise<Messages> {
  return load(searchLanguages, locale)
}

/** The texts of the tools inside articles in one language, which are loaded with them. Rejects when the file cannot be loaded. */
export function loadIslandMessages(locale: string): Promise<Messages> {
  return load(islandLanguages, locale)
}

/** The texts of the console in one language, which are loaded with it. Rejects when the file cannot be loaded. */
export function loadConsoleMessages(locale: string): Promise<Messages> {
  return load(consoleLanguages, locale)
}

async function load(languages: Languages, locale: string): Promise<Messages> {
  const texts = languages[nearestLanguage(languages, locale)]
  if (!texts) throw new Error('the English messages are missing')
  return texts()
}

/** The message file's path below the repository, as the build's manifest names it. */
export function messageSource(locale: string): string {
  return `site/i18n/shell/${nearestLanguage(shellLanguages, locale)}.json`
}
