import type { Field, FieldVariantSet } from '../../../generator/model/view/field.ts'
import { innerPathOf, pathOf } from '../../../generator/model/view/fieldPath.ts'
import { useArticle } from '../articleContext.tsx'
import { MemberConditions } from './FieldConditions.tsx'
import { FieldExample, FieldReport } from './FieldExtras.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { FieldName } from './FieldName.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldListContext, listedChildren, namesByAnchor, type Presence, presenceOf } from './fields.ts'
import { VariantTitle, variantsTitle } from './VariantTitle.tsx'

interface FieldListProps extends FieldListContext {
  readonly fields: readonly Field[]
  /** The object whose members the fields are. */
  readonly parent?: Field
}

/** Fields one beneath the other: name, type and limits on a line, description, values and nested fields below. */
export function FieldList({ fields, parent, ...context }: FieldListProps) {
  if (fields.length === 0) return null
  return (
    <dl className="fields">
      {fields.map((field) => (
        <FieldEntry
          key={field.anchor}
          field={field}
          parent={parent}
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

interface FieldEntryProps extends FieldProps {
  readonly parent: Field | undefined
  readonly presence: Presence | undefined
}

function FieldEntry({ field, parent, presence, ...context }: FieldEntryProps) {
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
        <MemberConditions field={field} parent={parent} />
        <NestedFields field={field} {...context} path={innerPathOf(field, context.path)} />
      </dd>
    </div>
  )
}

export interface FieldProps extends FieldListContext {
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
      <FieldList fields={listedChildren(field)} parent={field} {...context} />
      <VariantSets field={field} {...context} />
    </>
  )
}

/** The variants of a field, one set beneath the other. */
export function VariantSets({ field, ...context }: FieldProps) {
  return field.variantSets.map((set, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sets of a schema have no other identity
    <Variants key={index} set={set} {...context} />
  ))
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

interface VariantProps extends FieldListContext {
  readonly variant: FieldVariantSet['variants'][number]
  readonly set: FieldVariantSet
  readonly isClosed: boolean
}

function Variant({ variant, set, isClosed, ...context }: VariantProps) {
  const { field } = variant
  const title = <VariantTitle variant={variant} set={set} api={context.api} />
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
