import type { Plugin } from 'vite'

const asking = /\bIntl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(/g
const packages = /\/node_modules\/(?:@formatjs\/intl|intl-messageformat)\/index\.js$/

/**
 * react-intl asks the browser, at the start and for each message with a blank, whether it knows the page's language. The
 * first answer takes Chromium 25 ms, more than all the rest of the start, and nothing hangs on it: messages need no more
 * of `Intl` than rules of the plural, which fall back by themselves. In the browser every well-formed tag counts as known.
 */
export function assumeLocales(): Plugin {
  return {
    name: 'exchange-docs:locales',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: packages },
      handler(code, id) {
        const assuming = code.replace(asking, 'Intl.getCanonicalLocales(')
        if (assuming === code) this.error(`${id} asks for no locales: assumeLocales has nothing left to do`)
        return { code: assuming, map: null }
      },
    },
  }
}
