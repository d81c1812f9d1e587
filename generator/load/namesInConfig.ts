import type { SiteConfig } from '../contract/config.ts'
import { defaultLocaleOf } from '../contract/config.ts'
import { isRecord } from '../contract/json.ts'
import type { LocaleCode, Localized } from '../contract/locales.ts'
import type { SiteCatalog } from '../contract/siteCatalog.ts'

/** A name of the configuration that a language does not have. */
interface MissingName {
  readonly source: string
  /** Keys that lead to it. */
  readonly keys: readonly string[]
}

/** Settings by language: their values are texts, not names. */
const others: ReadonlySet<string> = new Set(['messages', 'glossary', 'locales'])

/** Names in a configuration, such as labels of sections, that are missing in a language. */
export function missingNames(config: SiteConfig, locale: LocaleCode): MissingName[] {
  const found: MissingName[] = []
  const source = defaultLocaleOf(config)
  eachName(config, (name, keys) => {
    if (!name[locale] && name[source]) found.push({ source: name[source].trim(), keys })
    return name
  })
  return found
}

/** A configuration with the names that catalogs translate. Names in the configuration itself stay. */
export function withNames(config: SiteConfig, catalogs: readonly SiteCatalog[]): SiteConfig {
  const source = defaultLocaleOf(config)
  return eachName(config, (name) => {
    const added = catalogs.flatMap(({ locale, messages }) => {
      const text = name[locale] ? undefined : messages.get((name[source] ?? '').trim())
      return text === undefined ? [] : [[locale, text] as const]
    })
    return added.length === 0 ? name : { ...name, ...Object.fromEntries(added) }
  })
}

function eachName(config: SiteConfig, change: (name: Localized, keys: readonly string[]) => Localized): SiteConfig {
  const codes = new Set(config.locales.map(({ code }) => code))
  const source = defaultLocaleOf(config)
  const isName = (value: unknown): value is Localized =>
    isRecord(value) &&
    typeof value[source] === 'string' &&
    Object.entries(value).every(([key, text]) => codes.has(key) && typeof text === 'string')
  const visit = (value: unknown, keys: readonly string[]): unknown => {
    if (isName(value)) return change(value, keys)
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...keys, String(index)]))
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member, [...keys, key])]))
  }
  const changed = Object.entries(config).map(([key, value]) => [key, others.has(key) ? value : visit(value, [key])])
  return { ...config, ...Object.fromEntries(changed) }
}
