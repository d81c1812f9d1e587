import type { WantedText } from '../contract/catalog.ts'
import { defaultLocaleOf } from '../contract/config.ts'
import { findKeys } from '../contract/findKeys.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { missingNames } from '../load/namesInConfig.ts'
import type { Guide } from '../load/parseGuide.ts'
import { siteInterface } from '../messages/siteInterface.ts'
import type { Loaded } from './loadSources.ts'

type SiteSources = Pick<Loaded, 'config' | 'ownConfig' | 'source' | 'guides'>

/**
 * Texts of a site besides its specs that neither the engine nor the project translates into a language: texts of the
 * interface, titles of guides without a translation, names of the configuration.
 */
export function siteTexts(locale: LocaleCode, sources: SiteSources): WantedText[] {
  const named = new Map<string, WantedText>()
  for (const text of [...guideTexts(locale, sources), ...configTexts(locale, sources)]) {
    const { references = [], notes = [] } = named.get(text.source) ?? {}
    named.set(text.source, {
      source: text.source,
      references: [...references, ...(text.references ?? [])],
      notes: [...notes, ...(text.notes ?? [])],
    })
  }
  return [...interfaceTexts(locale, sources), ...named.values()]
}

function interfaceTexts(locale: LocaleCode, { ownConfig }: SiteSources): WantedText[] {
  const { messages, translated } = siteInterface([locale])
  const known = new Set([...(translated.get(locale) ?? []), ...Object.keys(ownConfig?.messages?.[locale] ?? {})])
  return [...messages].flatMap(([context, source]) => (known.has(context) ? [] : [{ source, context }]))
}

function guideTexts(locale: LocaleCode, { config, guides }: SiteSources): WantedText[] {
  const source = defaultLocaleOf(config)
  const translated = new Set(guides.filter((guide) => guide.locale === locale).map(({ path }) => path))
  return guides.filter((guide) => guide.locale === source && !translated.has(guide.path)).flatMap(textsOf)
}

function textsOf({ file, path, title, description, sidebarLabel = '' }: Guide): WantedText[] {
  const parts = { title, description, 'label in the sidebar': sidebarLabel }
  return Object.entries(parts).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [{ source: text.trim(), references: [`${file}:1`], notes: [`guide ${path}, ${name}`] }],
  )
}

function configTexts(locale: LocaleCode, { ownConfig, source }: SiteSources): WantedText[] {
  if (!ownConfig || !source) return []
  return missingNames(ownConfig, locale).map(({ source: text, keys }) => ({
    source: text,
    references: [`${source.file}:${findKeys(source.text, keys).line}`],
    notes: [keys.join('.')],
  }))
}
