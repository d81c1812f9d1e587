import { mergeFacts } from '../../contract/facts.ts'
import type { EnumValue } from '../../contract/schema.ts'
import type { SearchRecord } from '../../contract/search.ts'
import type { Field } from '../../model/view/field.ts'
import { fieldDescriptions } from '../../model/view/fieldDescriptions.ts'
import { factNames, factTexts, joined, type RecordContext, recordOf, textIn } from './recordContext.ts'

/** State that the operations and channels of one page share. */
export interface EntryOwner {
  /** The page has only this operation or channel. */
  readonly isSole: boolean
  /** Names with their values that have a record already, of all of the page. */
  readonly metValues: Set<string>
  /** Fields of the page with their descriptions: operations often answer with the same fields. */
  readonly metFields: Set<string>
}

/** State that the fields of one operation, channel or schema share. */
export interface FieldOwner extends Omit<EntryOwner, 'isSole'> {
  /** Titles of the owners of the fields. */
  readonly within: readonly string[]
  readonly isDeprecated: boolean
  /** The caller sends the fields. */
  readonly isAsked: boolean
  /** Names that have a record already: search leads to the first place of a name. */
  readonly met: Set<string>
}

/** The fields of a tree with their values, the root too where it is a field itself. */
export function fieldRecords(root: Field, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  return visit(root, [], owner, context)
}

function visit(field: Field, path: readonly string[], owner: FieldOwner, context: RecordContext): SearchRecord[] {
  const isNamed = field.kind === 'property' || field.kind === 'position'
  const below = isNamed ? [...path, field.name] : path
  return [
    ...(isNamed ? namedField(field, below, owner, context) : []),
    ...field.children.flatMap((child) => visit(child, below, owner, context)),
    ...field.variantSets.flatMap(({ variants }) =>
      variants.flatMap((variant) => visit(variant.field, below, owner, context)),
    ),
  ]
}

function namedField(field: Field, path: readonly string[], owner: FieldOwner, context: RecordContext): SearchRecord[] {
  const { name, anchor, schema, element } = field
  const isDeprecated = owner.isDeprecated || schema.deprecated === true
  const { facts } = mergeFacts(element, schema)
  const values = [...(schema.enum ?? element.enum ?? []), ...(schema.knownValues ?? element.knownValues ?? [])]
  const text = joined(
    textIn(schema.title, context),
    ...fieldDescriptions(field).map((description) => textIn(description, context)),
    factTexts(facts, context),
  )
  const names = [name, ...(path.length > 1 ? [path.join('.')] : []), ...factNames(facts, context)]
  const parts = { kind: 'field', anchor, heading: name, within: owner.within, names, text, isDeprecated } as const
  const own = isNew(name, text, path, owner) ? [recordOf(parts, context)] : []
  return [...own, ...valueRecords(values, { anchor, name, isDeprecated }, owner, context)]
}

/** Whether a field has no record yet: none in its operation and, for a received field, none with the same text on the page. */
function isNew(name: string, text: string, path: readonly string[], { met, metFields, isAsked }: FieldOwner): boolean {
  const key = JSON.stringify([path, text])
  const isKnown = met.has(name) || (!isAsked && metFields.has(key))
  met.add(name)
  metFields.add(key)
  return !isKnown
}

/** A record for each value that a reader may look for: words, not numbers or truth values. */
export function valueRecords(
  values: readonly EnumValue[],
  field: { readonly anchor: string; readonly name: string; readonly isDeprecated: boolean },
  owner: FieldOwner,
  context: RecordContext,
): SearchRecord[] {
  return values.flatMap(({ value, description }) => {
    if (typeof value !== 'string' || !/\p{L}/u.test(value) || owner.metValues.has(`${field.name}=${value}`)) return []
    owner.metValues.add(`${field.name}=${value}`)
    const { anchor, name, isDeprecated } = field
    const within = [...owner.within, name]
    const parts = { kind: 'value', anchor, heading: value, within, names: [value], isDeprecated } as const
    return [recordOf({ ...parts, text: textIn(description, context) }, context)]
  })
}
