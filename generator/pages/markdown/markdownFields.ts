import type { EnumValue, SchemaNode } from '../../contract/reference.ts'
import { type Field, type FieldVariantSet, hasNestedFields } from '../../model/view/fieldTree.ts'
import { isComposite } from '../../model/view/schema.ts'
import { fieldHints, serializationLabels } from './fieldHints.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { codeSpan, escapeText, indent } from './markdownText.ts'
import { inBrackets } from './punctuation.ts'
import { typeLabel } from './typeLabel.ts'

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
  const { labels } = context
  const { required, kind, schema, element, circular } = field
  const [example = null] = schema.examples ?? []
  const elsewhere = continuedLink(field, context)
  const { requiredNames = [] } = element
  const isRequirement = requiredNames.length > 0 && !isComposite(element) && element.types.length === 0
  const all = [
    ...(isRequirement ? [] : [codeSpan(typeLabel(field))]),
    ...(requiredNames.length > 0 ? [`${labels.requires} ${requiredNames.map(codeSpan).join(labels.comma)}`] : []),
    ...(kind === 'property' ? [required ? labels.required : labels.optional] : []),
    ...(element.unit ? [`${labels.unit} ${codeSpan(element.unit)}`] : []),
    ...constraintLabels(field),
    ...serializationLabels(schema, labels),
    ...(schema.default === undefined ? [] : [`${labels.default} ${codeSpan(JSON.stringify(schema.default))}`]),
    ...(typeof example === 'object' ? [] : [`${labels.forExample} ${codeSpan(String(example))}`]),
    ...(schema.const === undefined ? [] : [`= ${codeSpan(JSON.stringify(schema.const))}`]),
    ...marks(schema, labels),
    ...(circular === undefined ? [] : [`${labels.sameAs} ${codeSpan(circular.split('.').at(-1) ?? circular)}`]),
    ...(elsewhere === undefined ? [] : [elsewhere]),
  ]
  return all.join(labels.comma)
}

function marks(
  { deprecated, readOnly, writeOnly, since, certainty }: SchemaNode,
  labels: MarkdownContext['labels'],
): string[] {
  return [
    ...(deprecated ? [labels.deprecated] : []),
    ...(readOnly ? [labels.readOnly] : []),
    ...(writeOnly ? [labels.writeOnly] : []),
    ...(since ? [`${labels.since} ${since}`] : []),
    ...(certainty ? [labels.unconfirmed] : []),
  ]
}

/** Limits in the words of JSON Schema; the fixed length of a positional array is clear from its places. */
function constraintLabels({ schema, element }: Field): string[] {
  const own =
    schema === element || element.positions
      ? (schema.constraints ?? [])
      : [...(schema.constraints ?? []), ...(element.constraints ?? [])]
  const shown = schema === element && element.positions ? [] : own
  return shown.map(({ keyword, value }) => (value === true ? keyword : `${keyword} ${codeSpan(String(value))}`))
}

function values({ element }: Field, context: MarkdownContext): string[] {
  const list = element.enum ?? element.knownValues
  if (!list || list.length === 0) return []
  const title = element.enum ? context.labels.values : context.labels.knownValues
  return [`${title}${context.labels.colon.trim()}\n${list.map((value) => valueItem(value, context)).join('\n')}`]
}

/** A value that is allowed and what it means, as an item of a list. */
export function valueItem({ value, description }: EnumValue, context: MarkdownContext): string {
  const code = codeSpan(typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
  return description ? `- ${code} — ${indent(proseText(description, context), 2).trimStart()}` : `- ${code}`
}

function variantList(set: FieldVariantSet, context: MarkdownContext): string {
  const { mode, discriminator, property = discriminator, count, variants } = set
  const { labels } = context
  const range = count ? ` ${count.least}–${count.most ?? ''}` : ''
  const by = property === undefined ? range : inBrackets(codeSpan(property), labels)
  const items = variants.map(({ name, discriminatorValue, field }) => {
    const value = discriminatorValue === undefined ? '' : ` = ${codeSpan(discriminatorValue)}`
    const title = Object.keys(name).length === 0 ? '' : `**${escapeText(nameText(name, context))}**${value} — `
    const head = `- ${title}${facts(field, context)}`
    return [head, ...below(body(field, context))].join('\n\n')
  })
  return `- ${labels[mode]}${by}${labels.colon.trim()}\n\n${indent(items.join('\n'), 2)}`
}
