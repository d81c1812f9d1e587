import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const parser = '@formatjs/icu-messageformat-parser'

/**
 * Parses the ICU messages of the shell, the search and the islands at build time and leaves the parser out of the browser's bundle. The
 * server keeps the texts as they are: react-intl takes both.
 */
export function compileMessages(): Plugin {
  return {
    name: 'exchange-docs:messages',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(id, importer) {
      return id === parser ? this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true }) : undefined
    },
    transform(code, id) {
      if (!/\/site\/i18n\/(?:shell|search|islands)\/[^/]+\.json$/.test(id)) return undefined
      const messages: Record<string, string> = JSON.parse(code)
      const parsed = Object.entries(messages).map(([key, text]) => [key, parse(text)])
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null }
    },
  }
}
