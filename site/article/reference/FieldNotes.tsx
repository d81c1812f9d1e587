import { mergeFacts } from '../../../generator/contract/facts.ts'
import type { Field } from '../../../generator/model/view/field.ts'
import { fieldDescriptions } from '../../../generator/model/view/fieldDescriptions.ts'
import { useArticle } from '../articleContext.tsx'
import { schemaHref } from '../links.ts'
import { Prose } from '../prose/Prose.tsx'
import { CertaintyNote } from './CertaintyNote.tsx'
import { FieldHints } from './FieldHints.tsx'
import type { FieldListContext } from './fields.ts'
import { KnownValues } from './KnownValues.tsx'
import { FactRow } from './StatedFacts.tsx'

interface Props extends FieldListContext {
  readonly field: Field
}

/** The notes below a field's first line: description, certainty, allowed values, link to its fields. */
export function FieldNotes({ field, api, names }: Props) {
  const { schema, element, levels, sameAs, continuedIn, isUnconfirmed } = field
  const isArray = levels.length > 1
  const values = isArray ? { ...element, ...schema } : schema
  const { facts } = isArray ? mergeFacts(element, schema) : schema
  return (
    <>
      {fieldDescriptions(field).map((text) => (
        <Prose key={JSON.stringify(text)} value={text} as="note" />
      ))}
      {isUnconfirmed ? <CertaintyNote /> : null}
      {values.enum ? <KnownValues values={values.enum} /> : null}
      {values.knownValues ? <KnownValues values={values.knownValues} isOpen /> : null}
      <FactRow facts={facts?.filter(({ label }) => label)} />
      <FieldHints field={field} />
      {sameAs === undefined ? null : <SameAsAbove anchor={sameAs} name={names.get(sameAs) ?? ''} />}
      {continuedIn === undefined ? null : <ContinuedIn schema={continuedIn} api={api} />}
    </>
  )
}

function SameAsAbove({ anchor, name }: { readonly anchor: string; readonly name: string }) {
  const { words } = useArticle()
  const label = name === '' ? words.text('reference.enclosingObject') : <code>{name}</code>
  return <p>{words.rich('reference.sameAs', { name: <a href={`#${anchor}`}>{label}</a> })}</p>
}

/** Where the fields are that are not listed here. */
export function ContinuedIn({ schema, api }: { readonly schema: string; readonly api: FieldListContext['api'] }) {
  const article = useArticle()
  const href = schemaHref(schema, api, article)
  const name = <code>{schema}</code>
  return (
    <p>
      {article.words.rich('reference.continuedIn', { schema: href === undefined ? name : <a href={href}>{name}</a> })}
    </p>
  )
}
