import type { Prose } from '../../contract/annotations.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { Field } from './field.ts'
import { fieldDescriptions } from './fieldDescriptions.ts'
import { outlineOf } from './outline.ts'

/** The prose that one page shows, each once; `locale` is the language of the specs. */
export function proseOfPage(page: ReferencePage, api: Api, locale: LocaleCode): readonly Prose[] {
  const { content: _, ...own } = page
  const { errors, streaming, description, summary, tags } = api
  const overview = page.content.kind === 'overview' ? [description, summary, tags, errors, streaming] : []
  return [...new Set(proseIn([own, overview, outlineOf(page, api)], locale))]
}

/** Members that hold a schema as it is written: its fields are in the outline. */
const rawSchemas: ReadonlySet<string> = new Set(['schema', 'itemSchema', 'payload', 'headers', 'element'])

function proseIn(value: unknown, locale: LocaleCode): Prose[] {
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, locale))
  if (typeof value !== 'object' || value === null) return []
  if (isField(value)) return fieldProse(value, locale)
  if (isProse(value, locale)) return [value]
  return Object.entries(value).flatMap(([key, member]) =>
    rawSchemas.has(key) && !isField(member) && !Array.isArray(member) ? [] : proseIn(member, locale),
  )
}

function fieldProse(field: Field, locale: LocaleCode): Prose[] {
  const { schema, element, children, variantSets } = field
  const { enum: values, knownValues, externalDocs } = { ...element, ...schema }
  const described = [...fieldDescriptions(field), values, knownValues, externalDocs]
  return proseIn([...described, children, variantSets], locale)
}

function isField(value: unknown): value is Field {
  return typeof value === 'object' && value !== null && 'element' in value && 'variantSets' in value
}

function isProse(value: object, locale: LocaleCode): value is Prose {
  return locale in value && Object.values(value).every((text) => typeof text === 'string')
}
