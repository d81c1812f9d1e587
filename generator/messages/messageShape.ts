import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { LocaleCode } from '../contract/locales.ts'

/** Values and tags that an ICU message names; nothing when it cannot be parsed. */
export function namesIn(text: string): ReadonlySet<string> | undefined {
  const elements = elementsOf(text)
  return elements && new Set(elements.flatMap(namesOf))
}

/** The problem of a translation of an ICU message, as the end of a sentence. */
export function messageProblem(source: string, translation: string, language: LocaleCode): string | undefined {
  const elements = elementsOf(translation)
  if (!elements) return 'it is no ICU message: each brace and each tag ends, and a brace of the text is quoted'
  const [asked = [], given] = [elementsOf(source)?.flatMap(namesOf), elements.flatMap(namesOf)]
  const lost = asked.find((name) => !given.includes(name))
  if (lost !== undefined) return `it lacks the value {${lost}}`
  const added = given.find((name) => !asked.includes(name))
  if (added !== undefined) return `it has the value {${added}}, which the source has not`
  const form = elements.flatMap((element) => missingForms(element, language))[0]
  if (form !== undefined) return `it lacks the plural form "${form}"`
  const code = codeIn(source).find((part) => !codeIn(translation).includes(part))
  return code === undefined ? undefined : `it lacks the code ${code}`
}

function elementsOf(text: string): readonly MessageFormatElement[] | undefined {
  try {
    return parse(text)
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

/** Plural forms of a language that a message leaves out. Languages with "many" for millions alone do without it. */
function missingForms(element: MessageFormatElement, language: LocaleCode): string[] {
  if (element.type === TYPE.tag) return element.children.flatMap((child) => missingForms(child, language))
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
  const inner = Object.values(element.options).flatMap(({ value }) =>
    value.flatMap((child) => missingForms(child, language)),
  )
  if (element.type === TYPE.select) return inner
  const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' })
  const forms: readonly string[] = rules.resolvedOptions().pluralCategories
  const needed = forms.filter((form) => form !== 'many' || forms.includes('few'))
  return [...needed.filter((form) => !Object.hasOwn(element.options, form)), ...inner]
}

function codeIn(text: string): string[] {
  return text.match(/`[^`]+`/g) ?? []
}
