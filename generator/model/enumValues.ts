import type { Prose } from '../contract/annotations.ts'
import type { Json } from '../contract/json.ts'
import { ownValue } from '../contract/ownValue.ts'
import type { EnumValue } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { enumDescriptions } from '../load/document/enumDescriptions.ts'
import { isRecord } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext } from './context.ts'
import { readTypes } from './plainFacets.ts'

/** The values of `enum` with their texts. */
export function readEnum(value: Readonly<Record<string, unknown>>, context: ModelContext): EnumValue[] | undefined {
  if (!Array.isArray(value.enum)) return undefined
  const descriptions = enumDescriptions(value) ?? {}
  const { nullable } = readTypes(value)
  const values = value.enum.filter((entry) => entry !== null || !nullable)
  return values.map((entry) => enumValue(jsonOf(entry), ownValue(descriptions, asText(entry)), context))
}

type Constant = Readonly<Record<string, unknown>>

/** Keywords that a constant of an enum may have. */
const besideConstants: ReadonlySet<string> = new Set(['const', 'title', 'description', 'type'])

/** The members of `oneOf` or `anyOf` where each is one plain value: an enum with texts, as many write it. */
export function constantsOf(value: Readonly<Record<string, unknown>>): readonly Constant[] | undefined {
  if (value.enum !== undefined || (value.oneOf !== undefined && value.anyOf !== undefined)) return undefined
  const members: unknown = value.oneOf ?? value.anyOf
  if (!Array.isArray(members) || members.length < 2) return undefined
  const constants = members.filter(isConstant)
  return constants.length === members.length ? constants : undefined
}

function isConstant(member: unknown): member is Constant {
  if (!isRecord(member) || member.const === undefined || typeOfConstant(member) === undefined) return false
  return Object.keys(member).every((key) => besideConstants.has(key))
}

/** Name of the type of a plain value; `undefined` of a list or an object. */
export function typeOfConstant({ const: value }: Constant): string | undefined {
  if (value === null) return 'null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'object' ? undefined : typeof value
}

/** Plain values of `oneOf` or `anyOf`, as values of an enum. */
export function enumOf(constants: readonly Constant[], { translator }: ModelContext): EnumValue[] {
  return constants
    .filter((constant) => constant.const !== null)
    .map((constant) => {
      const [title, text] = [translator.prose(constant.title), translator.prose(constant.description)]
      const value = jsonOf(constant.const)
      return compact<EnumValue>({ value, description: title && text ? termAndText(title, text) : (title ?? text) })
    })
}

/** A name and its meaning, in every language that has either. */
function termAndText(term: Prose, text: Prose): Prose {
  const [anyTerm = '', anyText = ''] = [Object.values(term)[0], Object.values(text)[0]]
  const locales = [...new Set([...Object.keys(term), ...Object.keys(text)])]
  return Object.fromEntries(
    locales.map((locale) => [locale, `**${term[locale] ?? anyTerm}**: ${text[locale] ?? anyText}`]),
  )
}

/** Values that are described without `enum`. */
export function readKnownValues(
  value: Readonly<Record<string, unknown>>,
  context: ModelContext,
): EnumValue[] | undefined {
  const descriptions = enumDescriptions(value)
  if (Array.isArray(value.enum) || !descriptions) return undefined
  return Object.entries(descriptions).map(([entry, description]) => enumValue(entry, description, context))
}

function enumValue(value: Json, description: unknown, { translator }: ModelContext): EnumValue {
  return compact<EnumValue>({ value, description: translator.prose(description) })
}
