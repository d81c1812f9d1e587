import type { SessionLanguage } from '../../contract/sampleLanguages.ts'
import go from './go/book.go?raw'
import java from './java/book.java?raw'
import javascript from './javascript/book.js?raw'
import python from './python/book.py?raw'

/** Programs that keep a book. They stand apart from the tables of their languages, which pages load to write requests. */
export const bookTemplates: Readonly<Record<SessionLanguage, string>> = { python, javascript, java, go }
