import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const parser = '@formatjs/icu-messageformat-parser'
const messageFile = /\/site\/i18n\/(shell|search|islands|reference)\/([^/]+)\.json$/

type Texts = Readonly<Record<string, string>>

/**
 * Puts the texts of the project in the place of ours. For the browser it parses the ICU messages at build time and leaves
 * the parser out of the bundle; the server keeps the texts as they are: react-intl takes both.
 */
export function compileMessages(ownMessages: (locale: string) => Texts): Plugin {
  return {
    name: 'exchange-docs:messages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== parser || this.environment.config.consumer !== 'client') return undefined
      return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true })
    },
    transform(code, id) {
      const [, , locale] = messageFile.exec(id) ?? []
      if (locale === undefined) return undefined
      const messages = replaceTexts(JSON.parse(code), ownMessages(locale))
      const isParsed = this.environment.config.consumer === 'client'
      return { code: JSON.stringify(isParsed ? parsed(messages) : messages), map: null }
    },
  }
}

/** Each file takes the texts that it has an id for. */
function replaceTexts(messages: Texts, own: Texts): Texts {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, own[id] ?? text]))
}

function parsed(messages: Texts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]))
}
