import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import type { SiteInterface } from '../../messages/siteInterface.ts'

interface OwnMessagesInput {
  readonly config: Pick<SiteConfig, 'messages' | 'locales'>
  readonly texts: SiteInterface
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** A diagnostic whose source location is still to be found. */
type Unlocated = Pick<Diagnostic, 'message' | 'hint'>

/**
 * Texts that a project gives the interface: in a language there is, under an id there is, and with values that are there.
 * Languages of the site that neither the engine nor the project has all texts in.
 */
export function checkOwnMessages(input: OwnMessagesInput): Diagnostic[] {
  return [...checkGivenMessages(input), ...checkLanguages(input)]
}

function checkLanguages({ config: { locales, messages = {} }, texts, source }: OwnMessagesInput): Diagnostic[] {
  return locales.flatMap(({ code }, index): Diagnostic[] => {
    const own = new Set([...(texts.translated.get(code) ?? []), ...Object.keys(messages[code] ?? {})])
    const missing = [...texts.messages.keys()].filter((id) => !own.has(id))
    const [first] = missing
    if (first === undefined) return []
    const message = `${missing.length} of ${texts.messages.size} texts of the interface are not in "${code}": readers see them in English.`
    const hint = `Write them into \`messages.${code}\`, such as "${first}"; docs/translating.md says which there are.`
    const at = findKeys(source.text, ['locales', String(index)])
    return [{ code: 'translation-missing', severity: 'warning', message, hint, file: source.file, ...at }]
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

/** Values and tags that a message names; nothing when it cannot be parsed. */
function namesIn(text: string): ReadonlySet<string> | undefined {
  try {
    return new Set(parse(text).flatMap(namesOf))
  } catch {
    return undefined
  }
}

function namesOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [element.value, ...element.children.flatMap(namesOf)]
    case TYPE.select:
    case TYPE.plural:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesOf))]
    default:
      return [element.value]
  }
}
