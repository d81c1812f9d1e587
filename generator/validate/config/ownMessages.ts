import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import { type SiteCatalog, siteCatalogFile } from '../../contract/siteCatalog.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import { namesIn } from '../../messages/messageShape.ts'
import type { SiteInterface } from '../../messages/siteInterface.ts'

interface OwnMessagesInput {
  readonly config: Pick<SiteConfig, 'messages' | 'locales'>
  /** The configuration with the texts of catalogs. */
  readonly shown?: Pick<SiteConfig, 'messages'>
  readonly texts: SiteInterface
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** A diagnostic without its source location. */
type Unlocated = Pick<Diagnostic, 'message' | 'hint'>

/**
 * Mistakes in the texts that a project gives the interface: unknown languages, ids and values. Languages of the site for
 * which neither the engine nor the project has all texts.
 */
export function checkOwnMessages(input: OwnMessagesInput): Diagnostic[] {
  return [...checkGivenMessages(input), ...checkLanguages(input)]
}

function checkLanguages({ config, shown = config, texts, source }: OwnMessagesInput): Diagnostic[] {
  const { messages = {} } = shown
  return config.locales.flatMap(({ code }, index): Diagnostic[] => {
    const own = new Set([...(texts.translated.get(code) ?? []), ...Object.keys(messages[code] ?? {})])
    const missing = [...texts.messages.keys()].filter((id) => !own.has(id))
    const [first] = missing
    if (first === undefined) return []
    const message = `${missing.length} of ${texts.messages.size} texts of the interface are not in "${code}": readers see them in English.`
    const hint = `Run \`npm run i18n\`, then translate ${siteCatalogFile(code)}; the first is "${first}".`
    const at = findKeys(source.text, ['locales', String(index)])
    return [{ code: 'translation-missing', severity: 'warning', message, hint, file: source.file, ...at }]
  })
}

/** Mistakes in a catalog's translations of texts that the interface still has. */
export function checkCatalogMessages(catalog: SiteCatalog, texts: SiteInterface): Diagnostic[] {
  return [...catalog.interface].flatMap(([id, { source, translation, line }]) => {
    if (texts.messages.get(id) !== source) return []
    const place = { file: catalog.file, line, column: 1 }
    return checkMessage(id, translation, texts).map((wrong) => ({
      ...({ code: 'message-invalid', severity: 'error' } as const),
      ...{ ...wrong, ...place },
    }))
  })
}

function checkGivenMessages({ config, texts, source }: OwnMessagesInput): Diagnostic[] {
  const at = (...keys: readonly string[]) => ({ file: source.file, ...findKeys(source.text, ['messages', ...keys]) })
  const fixed = { code: 'config-invalid', severity: 'error' } as const
  return Object.entries(config.messages ?? {}).flatMap(([locale, messages]): Diagnostic[] => {
    const wrong = checkLocale(locale, config)
    if (wrong) return [{ ...fixed, ...wrong, ...at(locale) }]
    return Object.entries(messages).flatMap(([id, text]) =>
      checkMessage(id, text, texts).map((unlocated) => ({ ...fixed, ...unlocated, ...at(locale, id) })),
    )
  })
}

function checkLocale(locale: string, { locales }: OwnMessagesInput['config']): Unlocated | undefined {
  if (locales.some(({ code }) => code === locale)) return undefined
  return { message: `The site has no language "${locale}".`, hint: 'Add it to `locales`, or correct the code.' }
}

function checkMessage(id: string, text: string, { messages }: SiteInterface): Unlocated[] {
  const original = messages.get(id)
  if (original === undefined) {
    const near = nearestName(id, [...messages.keys()])
    const hint = near
      ? `Did you mean "${near}"?`
      : 'The files of site/i18n and generator/messages of the engine list the ids.'
    return [{ message: `There is no text "${id}".`, hint }]
  }
  const names = namesIn(text)
  if (names === undefined)
    return [
      { message: `The text "${id}" is not an ICU message.`, hint: "Close every brace and tag; quote braces: `'{'`." },
    ]
  const known = namesIn(original) ?? new Set()
  return [...names]
    .filter((name) => !known.has(name))
    .map((name) => ({
      message: `The text "${id}" has no value "${name}".`,
      hint: known.size === 0 ? 'Write it without values.' : `It may name: ${[...known].join(', ')}.`,
    }))
}
