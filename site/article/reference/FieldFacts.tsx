import { Fragment, type ReactNode } from 'react'
import type { Api, SchemaNode } from '../../../generator/contract/reference.ts'
import type { Field } from '../../../generator/model/view/fieldTree.ts'
import { isComposite } from '../../../generator/model/view/schema.ts'
import { useArticle } from '../articleContext.tsx'
import type { ArticleMessages, MessageId } from '../messages.ts'
import { constraintTexts, valueText } from './constraintTexts.tsx'
import type { Presence } from './fields.ts'
import { NameList } from './NameList.tsx'
import { serializationTexts } from './serializationTexts.tsx'
import { typeLabel } from './typeLabel.ts'

interface Props {
  readonly field: Field
  readonly api: Api
  readonly presence?: Presence | undefined
}

/** The rest of a field's first line: type, unit, marks, limits, default. */
export function FieldFacts({ field, api, presence }: Props) {
  const { words } = useArticle()
  const { schema, element, arrayDepth } = field
  const parts = arrayDepth > 0 && field.circular === undefined ? [schema, element] : [schema]
  const limits = parts.flatMap((part) => limitTexts(part, words))
  return (
    <>
      {' '}
      {isRequirement(schema) ? null : <span className="type">{typeLabel(schema, api.schemas, words)}</span>}
      {schema.requiredNames?.length ? (
        <span>{words.rich('reference.variants.requires', { names: <NameList names={schema.requiredNames} /> })}</span>
      ) : null}
      {[...new Set(parts.flatMap((part) => badges(part, words)))].map((badge) => (
        <small key={badge}>{badge}</small>
      ))}
      {presence === 'required' ? <b>{words.text('reference.required')}</b> : null}
      {presence === 'mayBeAbsent' ? <span>{words.text('reference.mayBeAbsent')}</span> : null}
      {schema.deprecated ? <s>{words.text('reference.deprecated')}</s> : null}
      {limits.map((limit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: limits are texts without an identity of their own
        <Fragment key={index}>
          {' '}
          <span>{limit}</span>
        </Fragment>
      ))}
    </>
  )
}

/** A form of a choice that describes nothing: it says what is required of the members that stand beside it. */
function isRequirement(schema: SchemaNode): boolean {
  return schema.requiredNames !== undefined && schema.types.length === 0 && !isComposite(schema)
}

function badges(
  { format, unit, readOnly, writeOnly, since, contentEncoding, contentMediaType }: SchemaNode,
  words: ArticleMessages,
): string[] {
  return [
    ...(format === undefined || format === 'binary'
      ? []
      : [format === 'decimal' ? words.text('reference.decimal') : format]),
    ...(unit === undefined ? [] : [unitName(unit, words)]),
    ...(contentMediaType === undefined ? [] : [contentMediaType]),
    ...(contentEncoding === undefined ? [] : [contentEncoding]),
    ...(readOnly ? [words.text('reference.readOnly')] : []),
    ...(writeOnly ? [words.text('reference.writeOnly')] : []),
    ...(since === undefined ? [] : [words.text('reference.since', { date: since })]),
  ]
}

const unitMessages = {
  ms: 'reference.unit.ms',
  s: 'reference.unit.s',
  ns: 'reference.unit.ns',
  days: 'reference.unit.days',
  contracts: 'reference.unit.contracts',
  base: 'reference.unit.base',
  quote: 'reference.unit.quote',
  settlement: 'reference.unit.settlement',
  currency: 'reference.unit.currency',
  ratio: 'reference.unit.ratio',
  multiple: 'reference.unit.multiple',
  levels: 'reference.unit.levels',
  'price-step': 'reference.unit.priceStep',
} as const satisfies Readonly<Record<string, MessageId>>

/** A unit's full name; one that we do not know as written. */
function unitName(unit: string, words: ArticleMessages): string {
  return Object.hasOwn(unitMessages, unit) ? words.text(unitMessages[unit as keyof typeof unitMessages]) : unit
}

function limitTexts(schema: SchemaNode, words: ArticleMessages): ReactNode[] {
  const { default: fallback, const: constant } = schema
  return [
    ...constraintTexts(schema, words),
    ...serializationTexts(schema, words),
    ...(constant === undefined
      ? []
      : [words.rich('reference.constant', { value: <code>{valueText(constant)}</code> })]),
    ...(fallback === undefined ? [] : [words.rich('reference.default', { value: <code>{valueText(fallback)}</code> })]),
  ]
}
