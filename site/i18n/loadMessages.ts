/** Interface texts by id. In the browser the build has already parsed them (see `compileMessages`). */
export type Messages = Record<string, string>

const files = import.meta.glob<Messages>('./shell/*.json', { import: 'default' })
const searchFiles = import.meta.glob<Messages>('./search/*.json', { import: 'default' })
const islandFiles = import.meta.glob<Messages>('./islands/*.json', { import: 'default' })
const fallback = './shell/en.json'

/** Path of a locale's message file from this folder; English stands in for a locale nobody has translated yet. */
function messageFile(locale: string): string {
  const file = `./shell/${locale}.json`
  return file in files ? file : fallback
}

/** The shell's texts in one language. Rejects when the file cannot be loaded. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = files[messageFile(locale)]
  if (!load) throw new Error('the English messages are missing')
  return load()
}

/** The search's texts in one language, which are loaded with it. Rejects when the file cannot be loaded. */
export async function loadSearchMessages(locale: string): Promise<Messages> {
  const load = searchFiles[`./search/${locale}.json`] ?? searchFiles['./search/en.json']
  if (!load) throw new Error('the English messages are missing')
  return load()
}

/** The texts of the tools inside articles in one language, which are loaded with them. Rejects when the file cannot be loaded. */
export async function loadIslandMessages(locale: string): Promise<Messages> {
  const load = islandFiles[`./islands/${locale}.json`] ?? islandFiles['./islands/en.json']
  if (!load) throw new Error('the English messages are missing')
  return load()
}

/** The message file's path below the repository, as the build's manifest names it. */
export function messageSource(locale: string): string {
  return messageFile(locale).replace('./', 'site/i18n/')
}
