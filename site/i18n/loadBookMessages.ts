import { languages } from 'virtual:messages/book'
import { loadNearest, type Messages } from './loadMessages.ts'

/**
 * The texts of the book debugger in one language. Rejects when the file cannot be loaded. In a file of its own: the scripts of
 * all pages name the texts that the other file can load.
 */
export function loadBookMessages(locale: string): Promise<Messages> {
  return loadNearest(languages, locale)
}
