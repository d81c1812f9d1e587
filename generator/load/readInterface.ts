import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LocaleCode } from '../contract/locales.ts'

/** What the pages say besides their content, as the engine has it. */
export interface InterfaceTexts {
  /** Languages that it is in. */
  readonly locales: readonly LocaleCode[]
  /** ICU messages in English, by id. */
  readonly messages: ReadonlyMap<string, string>
}

/** The parts of the interface, each with a file a language. They are read as files: the generator knows no site. */
const parts = ['shell', 'search', 'islands', 'reference', 'offline']
const folder = fileURLToPath(new URL('../../site/i18n/', import.meta.url))

/** The interface's texts that a project may replace. */
export async function readInterface(): Promise<InterfaceTexts> {
  const files = await readdir(`${folder}${parts[0]}`)
  const english = await Promise.all(parts.map((part) => readFile(`${folder}${part}/en.json`, 'utf8')))
  const messages = english.flatMap((text) => Object.entries<string>(JSON.parse(text)))
  return { locales: files.map((file) => file.replace(/\.json$/, '')).sort(), messages: new Map(messages) }
}
