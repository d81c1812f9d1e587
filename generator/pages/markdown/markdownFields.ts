import type { Constraint, EnumValue } from '../../contract/schema.ts'
import { bodyNameOf, type Field, type FieldVariantSet, hasNestedFields } from '../../model/view/fieldTree.ts'
import { limitsOf } from '../../model/view/limits.ts'
import { isComposite } from '../../model/view/schema.ts'
import { isNamedUnit } from '../../model/view/units.ts'
import { valueText } from '../../model/view/valueText.ts'
import { fieldHints, serializationLabels } from './fieldHints.ts'
import { type MarkdownContext, nameText, proseText, typeText } from './markdownContext.ts'
import { codeSpan, escapeText, indent } from './markdownText.ts'
import { inBrackets } from './punctuation.ts'

/** The fields below a root as nested lists: name, type, whether required, limits, then the description. */
export function fieldList(root: Field, context: MarkdownContext): string[] {
  if (hasNestedFields(root)) return nested(root, context)
  return [`- ${facts(root, context)}`, ...below(body(root, context))]
}

/** Fields that stand together, such as parameters, as a list. */
export function fieldItems(fields: readonly Field[], context: MarkdownContext): string {
  return fields.map((field) => fieldItem(field, context)).join('\n')
}

function nested({ children, variantSets }: Field, context: MarkdownContext): string[] {
  const list = fieldItems(children, context)
  return [...(list === '' ? [] : [list]), ...variantSets.map((set) => variantList(set, context))]
}

function fieldItem(field: Field, context: MarkdownContext): string {
  const { name, position, kind } = field
  const shownName = kind === 'position' ? `[${position}] ${name}` : name
  return [`- ${codeSpan(shownName)} — ${facts(field, context)}`, ...below(body(field, context))].join('\n\n')
}

/** What stands below the line of a field: its description, its values, its own fields. */
function body(field: Field, context: MarkdownContext): string[] {
  const description = field.schema.description ?? field.element.description
  return [
    ...(description ? [proseText(description, context)] : []),
    ...fieldHints(field, context),
    ...values(field, context),
    ...nested(field, context),
  ]
}

/** Blocks that belong to a list item. */
function below(blocks: readonly string[]): string[] {
  return blocks.map((block) => indent(block, 2))
}

/** Where the fields of a field are, if not below it. */
export function continuedLink({ continuedIn }: Field, context: MarkdownContext): string | undefined {
  const { labels, pathOfSchema, addressOf } = context
  const path = continuedIn === undefined ? undefined : pathOfSchema(continuedIn)
  return path === undefined ? undefined : `${labels.seeSchema} [${escapeText(continuedIn ?? '')}](${addressOf(path)})`
}

function facts(field: Field, context: MarkdownContext): string {
  const { labels, say } = context
  const { required, kind, schema, element, sameAs } = field
  const [example = null] = schema.examples ?? []
  const elsewhere = continuedLink(field, context)
  const { requiredNames = [] } = element
  const isRequirement = requiredNames.length > 0 && !isComposite(element) && element.types.length === 0
  const all = [
    ...(isRequirement ? [] : [typeFact(field, context)]),
    ...(requiredNames.length > 0
      ? [`${labels.requires} ${requiredNames.map(codeSpan).join(labels.enumerationComma)}`]
      : []),
    ...(kind === 'property' ? [required ? labels.required : labels.optional] : []),
    ...(element.unit ? [`${labels.unit} ${unitText(element.unit, context)}`] : []),
    ...constraintLabels(field, context),
    ...serializationLabels(schema, labels),
    ...(schema.default === undefined ? [] : [`${labels.default} ${codeSpan(valueText(schema.default))}`]),
    ...(typeof example === 'object' ? [] : [`${labels.forExample} ${codeSpan(String(example))}`]),
    ...(schema.const === undefined ? [] : [say('reference.constant', { value: codeSpan(valueText(schema.const)) })]),
    ...marks(field, labels),
    ...(sameAs === undefined ? [] : [`${labels.sameAs} ${codeSpan(nameOf(sameAs, field))}`]),
    ...(elsewhere === undefined ? [] : [elsewhere]),
  ]
  return all.join(labels.comma)
}

function nameOf(sameAs: string, field: Field): string {
  return field.kind === 'root' && field.name === '' ? bodyNameOf(sameAs, field) : (sameAs.split('.').at(-1) ?? sameAs)
}

/** The type of a field as pages name it, and its format. */
export function typeFact({ schema, element }: Field, context: MarkdownContext): string {
  const formats = [...new Set([schema.format, element.format])].filter((format) => format && format !== 'binary')
  const names = formats.map((format) => (format === 'decimal' ? context.say('reference.decimal') : format))
  const type = typeText(schema, context)
  return codeSpan(names.length > 0 ? `${type} (${names.join(', ')})` : type)
}

/** A field with a name is named as unconfirmed above the list. */
function marks({ schema, kind, isUnconfirmed }: Field, labels: MarkdownContext['labels']): string[] {
  const { deprecated, readOnly, writeOnly, since } = schema
  return [
    ...(deprecated ? [labels.deprecated] : []),
    ...(readOnly ? [labels.readOnly] : []),
    ...(writeOnly ? [labels.writeOnly] : []),
    ...(since ? [`${labels.since} ${since}`] : []),
    ...(isUnconfirmed && kind === 'root' ? [labels.unconfirmed] : []),
  ]
}

/** A unit's full name; one that the interface does not know as written. */
function unitText(unit: string, { say }: MarkdownContext): string {
  return isNamedUnit(unit) ? say(`reference.unit.${unit}`) : codeSpan(unit)
}

/** Limits as the pages write them; the fixed length of a positional array is clear from its places. */
function constraintLabels({ schema, element }: Field, { say }: MarkdownContext): string[] {
  const own =
    schema === element || element.positions
      ? (schema.constraints ?? [])
      : [...(schema.constraints ?? []), ...(element.constraints ?? [])]
  const shown = schema === element && element.positions ? [] : own
  const others = shown.flatMap(({ keyword, value }) => {
    const message = otherConstraints.get(keyword)
    return message === undefined
      ? []
      : [say(message, { step: codeSpan(String(value)), pattern: codeSpan(String(value)) })]
  })
  const limits = limitsOf({ constraints: shown })
  return [
    ...limits.map((limit) => say('reference.constraint.limit', { ...limit, bound: codeSpan(limit.bound) })),
    ...others,
  ]
}

const otherConstraints: ReadonlyMap<Constraint['keyword'], string> = new Map([
  ['multipleOf', 'reference.constraint.multipleOf'],
  ['uniqueItems', 'reference.constraint.unique'],
  ['pattern', 'reference.constraint.pattern'],
])

function values({ element }: Field, context: MarkdownContext): string[] {
  const list = element.enum ?? element.knownValues
  if (!list || list.length === 0) return []
  const title = element.enum ? context.labels.values : context.labels.knownValues
  return [`${title}${context.labels.colon.trim()}\n${list.map((value) => valueItem(value, context)).join('\n')}`]
}

/** A value that is allowed and what it means, as an item of a list. */
export function valueItem({ value, description }: EnumValue, context: MarkdownContext): string {
  const code = codeSpan(valueText(value))
  return description ? `- ${code} — ${indent(proseText(description, context), 2).trimStart()}` : `- ${code}`
}

function variantList(set: FieldVariantSet, context: MarkdownContext): string {
  const { mode, discriminator, property = discriminator, count, variants } = set
  const { labels } = context
  const range = count ? ` ${count.least}–${count.most ?? ''}` : ''
  const by = property === undefined ? range : inBrackets(codeSpan(property), labels)
  const items = variants.map(({ name, discriminatorValue, isDefault, field }) => {
    const value = discriminatorValue === undefined ? '' : ` = ${codeSpan(discriminatorValue)}`
    const title = Object.keys(name).length === 0 ? '' : `**${escapeText(nameText(name, context))}**${value} — `
    const otherwise =
      isDefault && property !== undefined
        ? context.say('reference.variants.default', { property: codeSpan(property) })
        : ''
    const head = `- ${title}${[facts(field, context), ...(otherwise === '' ? [] : [otherwise])].join(labels.comma)}`
    return [head, ...below(body(field, context))].join('\n\n')
  })
  return `- ${labels[mode]}${by}${labels.colon.trim()}\n\n${indent(items.join('\n'), 2)}`
}
