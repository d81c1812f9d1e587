import { Fragment, type ReactNode } from 'react'
import type { Api } from '../../../generator/contract/reference.ts'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import type { Field } from '../../../generator/model/view/field.ts'
import { isComposite } from '../../../generator/model/view/schema.ts'
import { type TypeWords, typeLabel } from '../../../generator/model/view/typeLabel.ts'
import { isNamedUnit } from '../../../generator/model/view/units.ts'
import { valueText } from '../../../generator/model/view/valueText.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { constraintTexts } from './constraintTexts.tsx'
import type { Presence } from './fields.ts'
import { NameList } from './NameList.tsx'
import { shortFacts } from './StatedFacts.tsx'
import { serializationTexts } from './serializationTexts.tsx'

interface Props {
  readonly field: Field
  readonly api: Api
  readonly presence?: Presence | undefined
}

/** The rest of a field's first line: type, unit, marks, limits, default. */
export function FieldFacts({ field, api, presence }: Props) {
  const article = useArticle()
  const { words } = article
  const { schema } = field
  const parts = field.sameAs === undefined ? [...new Set(field.levels)] : [schema]
  const limits = parts.flatMap((part, level) =>
    limitTexts(part, words).map((limit) =>
      isInner(parts, level) ? words.rich('reference.innerArray', { limit }) : limit,
    ),
  )
  return (
    <>
      {' '}
      {isRequirement(schema) ? null : <span className="type">{typeLabel(schema, api.schemas, typeWords(words))}</span>}
      {schema.requiredNames?.length ? (
        <span>{words.rich('reference.variants.requires', { names: <NameList names={schema.requiredNames} /> })}</span>
      ) : null}
      {[...new Set(parts.flatMap((part) => badges(part, article)))].map((badge) => (
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

/** Whether a level is an array in an array: its limits are no limits of the field. */
function isInner(levels: readonly SchemaNode[], level: number): boolean {
  return level > 0 && level < levels.length - 1
}

/** A form of a choice without a type of its own: it only makes members beside it required. */
function isRequirement(schema: SchemaNode): boolean {
  return schema.requiredNames !== undefined && schema.types.length === 0 && !isComposite(schema)
}

function badges(
  { format, unit, readOnly, writeOnly, facts, contentEncoding, contentMediaType }: SchemaNode,
  article: Article,
): string[] {
  const { words } = article
  return [
    ...(format === undefined || format === 'binary'
      ? []
      : [format === 'decimal' ? words.text('reference.decimal') : format]),
    ...(unit === undefined ? [] : [unitName(unit, words)]),
    ...(contentMediaType === undefined ? [] : [contentMediaType]),
    ...(contentEncoding === undefined ? [] : [contentEncoding]),
    ...(readOnly ? [words.text('reference.readOnly')] : []),
    ...(writeOnly ? [words.text('reference.writeOnly')] : []),
    ...shortFacts(facts, article),
  ]
}

/** The words that a type is made of. */
export function typeWords({ text, intl }: ArticleMessages): TypeWords {
  return { text, alternatives: (labels) => intl.formatList(labels, { type: 'disjunction' }) }
}

/** A unit's full name. An unknown unit stays as written. */
function unitName(unit: string, words: ArticleMessages): string {
  return isNamedUnit(unit) ? words.text(`reference.unit.${unit}`) : unit
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
