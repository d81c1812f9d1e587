import { languages } from 'virtual:messages/console'
import { loadNearest, type Messages } from './loadMessages.ts'

/**
 * The texts of the console in one language. Rejects when the file cannot be loaded. In a file of its own: the scripts of all
 * pages name the texts that the other file can load.
 */
export function loadConsoleMessages(locale: string): Promise<Messages> {
  return loadNearest(languages, locale)
}
