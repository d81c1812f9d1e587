import type { ReactNode } from 'react'
import type { Field, FieldVariantSet } from '../../../generator/model/view/field.ts'
import { innerPathOf, pathOf } from '../../../generator/model/view/fieldPath.ts'
import { typeLabel } from '../../../generator/model/view/typeLabel.ts'
import { useArticle } from '../articleContext.tsx'
import { MarkdownOnly } from '../MarkdownOnly.tsx'
import type { ArticleMessages } from '../messages.ts'
import { plainText } from '../prose/Prose.tsx'
import { FieldFacts, typeWords } from './FieldFacts.tsx'
import { FieldName } from './FieldName.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldListContext, listedChildren, namesByAnchor, type Presence, presenceOf } from './fields.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { reportAddress } from './reportAddress.ts'

interface FieldListProps extends FieldListContext {
  readonly fields: readonly Field[]
}

/** Fields one beneath the other: name, type and limits on a line, description, values and nested fields below. */
function FieldList({ fields, ...context }: FieldListProps) {
  if (fields.length === 0) return null
  return (
    <dl className="fields">
      {fields.map((field) => (
        <FieldEntry
          key={field.anchor}
          field={field}
          presence={presenceOf(field, fields, context.direction)}
          {...context}
        />
      ))}
    </dl>
  )
}

/** The fields of parameters or headers, which no other field encloses. */
export function TopFields({ fields, api, direction }: Pick<FieldListProps, 'fields' | 'api' | 'direction'>) {
  const names = new Map(fields.flatMap((field) => [...namesByAnchor(field)]))
  return <FieldList fields={fields} api={api} direction={direction} names={names} depth={0} path="" />
}

function FieldEntry({ field, presence, ...context }: FieldProps & { readonly presence: Presence | undefined }) {
  return (
    <div id={field.anchor}>
      <dt>
        <FieldName field={field} path={pathOf(field, context.path)} />
        <FieldFacts field={field} api={context.api} presence={presence} />
        <FieldExample field={field} />
        <FieldReport field={field} />
      </dt>
      <dd>
        <FieldNotes field={field} {...context} />
        <NestedFields field={field} {...context} path={innerPathOf(field, context.path)} />
      </dd>
    </div>
  )
}

/** The page on the screen has examples of whole bodies beside the fields. */
function FieldExample({ field: { schema } }: { readonly field: Field }) {
  const { words } = useArticle()
  const [example = null] = schema.examples ?? []
  if (typeof example === 'object') return null
  return <MarkdownOnly>{words.rich('reference.forExample', { example: <code>{String(example)}</code> })}</MarkdownOnly>
}

/** Set where the address of the project asks for the field. */
function FieldReport({ field: { anchor, name } }: { readonly field: Field }) {
  const article = useArticle()
  const address = article.site.links.report?.includes('{field}') && reportAddress(article, { anchor, field: anchor })
  if (!address) return null
  return (
    <span className="field-report">
      <OutsideLink href={address}>{article.words.text('reference.reportField', { name })}</OutsideLink>
    </span>
  )
}

interface FieldProps extends FieldListContext {
  readonly field: Field
}

/** The fields inside a field, behind a disclosure; the outermost ones are open. */
function NestedFields({ field, depth, ...context }: FieldProps) {
  const { words } = useArticle()
  const children = listedChildren(field)
  if (children.length + field.variantSets.length === 0) return null
  const places = children.every(({ kind }) => kind === 'position')
  const variants = field.variantSets.flatMap((set) => set.variants)
  const count = children.length || variants.length
  const id =
    field.children.length === 0
      ? 'reference.nested.variants'
      : places
        ? 'reference.nested.positions'
        : 'reference.nested.fields'
  return (
    <details className="nested" open={depth === 0}>
      <summary>{words.text(id, { count })}</summary>
      <FieldBody field={field} {...context} depth={depth + 1} />
    </details>
  )
}

/** Children and variants of a field, without a disclosure: also the body of a request or response. */
function FieldBody({ field, ...context }: FieldProps) {
  return (
    <>
      <FieldList fields={listedChildren(field)} {...context} />
      <VariantSets field={field} {...context} />
    </>
  )
}

function VariantSets({ field, ...context }: FieldProps) {
  return field.variantSets.map((set, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sets of a schema have no other identity
    <Variants key={index} set={set} {...context} />
  ))
}

/** Fewer fields are not worth a disclosure. */
const fewestFolded = 3
/** On a page of several entries a longer list goes on behind a disclosure; a response is shown by its sample as well. */
const mostListed = { request: 8, response: 5 }

/**
 * The fields of a whole body. Those that the page has described already wait behind a disclosure, and on a page of several
 * entries so does the end of a long list; what a request requires is always in sight.
 */
export function BodyFields({ field, ...context }: FieldProps) {
  const { words, isFirst, hasSeveral } = useArticle()
  const { direction } = context
  const fields = listedChildren(field)
  const mayWait = fields.filter(({ required }) => !(direction === 'request' && required))
  const known = mayWait.filter(({ name, schema }) => !isFirst(`${direction} ${name} ${JSON.stringify(schema)}`))
  const listed = fields.filter((own) => known.length < fewestFolded || !known.includes(own))
  const rest = hasSeveral ? listed.slice(mostListed[direction]).filter((own) => mayWait.includes(own)) : []
  const shown = rest.length < fewestFolded ? listed : listed.filter((own) => !rest.includes(own))
  const folded = fields.filter((own) => !shown.includes(own))
  const id = folded.every((own) => known.includes(own)) ? 'reference.nested.known' : 'reference.nested.further'
  return (
    <>
      <FieldList fields={shown} {...context} />
      {folded.length === 0 ? null : (
        <details className="nested">
          <summary>{words.text(id, { count: folded.length })}</summary>
          <FieldList fields={folded} {...context} />
        </details>
      )}
      <VariantSets field={field} {...context} />
    </>
  )
}

/** More variants than this are closed disclosures. */
const mostShown = 6

function Variants({ set, ...context }: FieldListContext & { readonly set: FieldVariantSet }) {
  const { words } = useArticle()
  const { variants } = set
  return (
    <div className="variants">
      <p>{variantsTitle(set, words)}</p>
      {variants.map((variant) => (
        <Variant
          key={variant.field.anchor}
          variant={variant}
          isClosed={variants.length > mostShown}
          set={set}
          {...context}
        />
      ))}
    </div>
  )
}

function variantsTitle({ mode, discriminator, property, count }: FieldVariantSet, words: ArticleMessages): ReactNode {
  if (mode === 'contains')
    return words.text('reference.variants.contains', { least: count?.least ?? 1, most: count?.most ?? -1 })
  if (mode === 'dependentSchemas')
    return words.rich('reference.variants.dependentSchemas', { property: <code key="property">{property}</code> })
  if (discriminator === undefined) return words.text(`reference.variants.${mode}`)
  return words.rich('reference.variants.discriminator', { property: <code>{discriminator}</code> })
}

interface VariantProps extends FieldListContext {
  readonly variant: FieldVariantSet['variants'][number]
  readonly set: FieldVariantSet
  readonly isClosed: boolean
}

function Variant({ variant: { name, discriminatorValue, isDefault, field }, set, isClosed, ...context }: VariantProps) {
  const article = useArticle()
  const own = Object.keys(name).length === 0 ? '' : plainText(name, article)
  const type = typeLabel(field.schema, context.api.schemas, typeWords(article.words))
  const title = (
    <>
      {/* A variant without a name is called by its type, which its facts begin with. */}
      {own === '' || own === type ? null : <strong>{own}</strong>}
      <FieldFacts field={field} api={context.api} />
      {discriminatorValue === undefined ? null : (
        <code>
          {set.discriminator} = {discriminatorValue}
        </code>
      )}
      {isDefault ? (
        <span> {article.words.rich('reference.variants.default', { property: <code>{set.discriminator}</code> })}</span>
      ) : null}
    </>
  )
  const body = (
    <>
      <FieldNotes field={field} {...context} />
      <FieldBody field={field} {...context} path={innerPathOf(field, context.path)} />
    </>
  )
  if (!isClosed) {
    return (
      <div className="variant" id={field.anchor}>
        <p>{title}</p>
        {body}
      </div>
    )
  }
  return (
    <details className="variant" id={field.anchor}>
      <summary>{title}</summary>
      {body}
    </details>
  )
}
