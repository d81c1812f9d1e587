import { expect, it } from 'vitest'
import { english } from '../../load/fillConfig.ts'
import { checkOwnMessages } from './ownMessages.ts'

const texts = {
  messages: new Map([
    ['shell.search', 'Search'],
    ['search.count', '{count, plural, one {# hit} other {# hits}} for <b>{query}</b>'],
  ]),
  translated: new Map([['en', new Set(['shell.search', 'search.count'])]]),
}

const text = `export default {
  messages: {
    en: {
      'shell.search': 'Find',
    },
  },
}`

function findings(messages: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  const config = { locales: [english], messages }
  return checkOwnMessages({ config, texts, source: { file: 'site.config.ts', text } }).map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
  )
}

it('accepts texts that name the values of those they replace, or fewer', () => {
  expect(findings({ en: { 'shell.search': 'Find', 'search.count': '{count} for <b>{query}</b>' } })).toEqual([])
  expect(findings({ en: { 'search.count': 'All of it' } })).toEqual([])
})

it('suggests the id that was meant, at its place', () => {
  expect(findings({ en: { 'shell.serch': 'Find' } })).toEqual([
    '3:5 config-invalid There is no text "shell.serch". Did you mean "shell.search"?',
  ])
})

it('refuses a value that is not there, for the page could not be shown', () => {
  expect(findings({ en: { 'shell.search': 'Find in {site}' } })).toEqual([
    '4:7 config-invalid The text "shell.search" has no value "site". Write it without values.',
  ])
  expect(findings({ en: { 'search.count': '{total} hits' } })).toEqual([
    '3:5 config-invalid The text "search.count" has no value "total". It may name: count, b, query.',
  ])
})

it('refuses what is no ICU message', () => {
  expect(findings({ en: { 'shell.search': 'Find {' } })).toEqual([
    '4:7 config-invalid The text "shell.search" is not an ICU message. Close every brace and tag; quote braces: `\'{\'`.',
  ])
})

it('refuses a language that the site does not have', () => {
  expect(findings({ fr: {} })).toEqual([
    '2:3 config-invalid The site has no language "fr". Add it to `locales`, or correct the code.',
  ])
})

it('counts what a language of the site is missing', () => {
  const config = {
    locales: [english, { ...english, code: 'de' }],
    messages: { de: { 'shell.search': 'Suche' } },
  }
  const source = {
    file: 'site.config.ts',
    text: "export default {\n  locales: [\n    english,\n    { code: 'de' },\n  ],\n}",
  }
  expect(checkOwnMessages({ config, texts, source })).toEqual([
    {
      code: 'translation-missing',
      severity: 'warning',
      message: '1 of 2 texts of the interface are not in "de": readers see them in English.',
      hint: 'Run `npm run i18n`, then translate messages/de.po; the first is "search.count".',
      file: 'site.config.ts',
      line: 2,
      column: 3,
    },
  ])
})
