import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../generator/contract/config.ts'
import { interfaceTexts } from '../../generator/messages/catalogs.ts'

const parser = '@formatjs/icu-messageformat-parser'
const folder = fileURLToPath(new URL('../i18n/', import.meta.url)).replaceAll('\\', '/')
const messageFile = /\/site\/i18n\/(shell|search|islands|book|console|reference|dev)\/([^/?]+)\.json/
const partModule = /^\0?virtual:messages\/(shell|search|islands|book|console|reference|dev)$/

type MessagePart = keyof typeof interfaceTexts
type Texts = Readonly<Record<string, string>>

/**
 * Gives `virtual:messages/<part>`, a module with the texts of a part in every language: our languages, and the languages of the
 * project. A text of the project replaces ours. A text that a language lacks is in English. For the browser the ICU messages are parsed at build time and the parser is left out of the bundle; the
 * server keeps the texts as they are: react-intl takes both.
 */
export function compileMessages(ownMessages: () => NonNullable<SiteConfig['messages']>): Plugin {
  return {
    name: 'exchange-docs:messages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (partModule.test(id)) return `\0${id}`
      const [, part, locale] = messageFile.exec(id) ?? []
      if (part && !existsSync(`${folder}${part}/${locale}.json`)) return `${folder}${part}/${locale}.json`
      if (id !== parser || this.environment.config.consumer !== 'client') return undefined
      return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true })
    },
    load(id) {
      const [, part] = partModule.exec(id) ?? []
      if (part) return moduleOf(part as MessagePart, Object.keys(ownMessages()))
      const [, ofFile, locale] = messageFile.exec(id) ?? []
      if (!ofFile || !locale || existsSync(id.replace(/\?.*/, ''))) return undefined
      return JSON.stringify(interfaceTexts[ofFile as MessagePart].textsIn(locale))
    },
    transform(code, id) {
      const [, part, locale] = messageFile.exec(id) ?? []
      if (!part || !locale) return undefined
      const ours = { ...interfaceTexts[part as MessagePart].textsIn('en'), ...JSON.parse(code) }
      const messages = replaceTexts(ours, ownMessages()[locale] ?? {})
      const isParsed = this.environment.config.consumer === 'client'
      return { code: JSON.stringify(isParsed ? parsed(messages) : messages), map: null }
    },
  }
}

/** Articles are made on the server alone, which has all languages at once. */
function moduleOf(part: MessagePart, ownLocales: readonly string[]): string {
  const locales = [...new Set([...interfaceTexts[part].locales(), ...ownLocales])]
  const files = locales.map((locale) => [JSON.stringify(locale), JSON.stringify(`${folder}${part}/${locale}.json`)])
  if (part !== 'reference') {
    const entries = files.map(([locale, file]) => `${locale}: () => import(${file}).then((texts) => texts.default)`)
    return `export const languages = { ${entries.join(', ')} }`
  }
  const imports = files.map(([, file], index) => `import texts${index} from ${file}`)
  const entries = files.map(([locale], index) => `${locale}: texts${index}`)
  return [...imports, `export const languages = { ${entries.join(', ')} }`].join('\n')
}

/** Each file takes the texts that it has an id for. */
function replaceTexts(messages: Texts, own: Texts): Texts {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, own[id] ?? text]))
}

function parsed(messages: Texts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]))
}
