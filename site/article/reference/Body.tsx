import type { ReactNode } from 'react'
import type { Prose } from '../../../generator/contract/annotations.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { ContentOutline } from '../../../generator/model/view/contentOutline.ts'
import { bodyNameOf, type Field, hasNestedFields, type ValueDirection } from '../../../generator/model/view/field.ts'
import { fieldDescriptions, holds } from '../../../generator/model/view/fieldDescriptions.ts'
import { innerPathOf } from '../../../generator/model/view/fieldPath.ts'
import { useWords } from '../articleContext.tsx'
import { TabList } from '../prose/Tabs.tsx'
import { BodyFields } from './BodyFields.tsx'
import { ContentNotes } from './ContentNotes.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { ContinuedIn, FieldNotes } from './FieldNotes.tsx'
import { namesByAnchor } from './fields.ts'

interface ContentsProps {
  readonly contents: readonly ContentOutline[]
  readonly direction: ValueDirection
  readonly api: Api
  /** Text about the body that stands above. */
  readonly said?: Prose | undefined
}

/** The contents of a body, a tab for each content type when there are several. */
export function Contents({ contents, ...shared }: ContentsProps) {
  const words = useWords()
  const [first, ...others] = contents
  if (!first) return null
  if (others.length === 0) return <ContentBody outline={first} {...shared} />
  const items = contents.map((outline) => ({
    label: <code>{outline.content.mediaType}</code>,
    content: <ContentBody outline={outline} isTarget={outline !== first} {...shared} />,
  }))
  return <TabList items={items} label={words.text('reference.contentType')} />
}

interface ContentBodyProps extends Omit<ContentsProps, 'contents'> {
  readonly outline: ContentOutline
  /** Whether the body itself carries its anchor; the first content type's is on the heading above. */
  readonly isTarget?: boolean
}

function ContentBody({ outline, isTarget = false, direction, api, said }: ContentBodyProps) {
  const { anchor, body, item } = outline
  const content = (
    <>
      {body ? <SchemaBody field={body} api={api} direction={direction} said={said} /> : null}
      {item ? (
        <StreamItem>
          <SchemaBody field={item} api={api} direction={direction} />
        </StreamItem>
      ) : null}
      <ContentNotes outline={outline} direction={direction} api={api} />
    </>
  )
  return isTarget ? <div id={anchor}>{content}</div> : content
}

function StreamItem({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return (
    <>
      <p className="label">{words.text('reference.stream')}</p>
      {children}
    </>
  )
}

interface SchemaBodyProps extends Omit<ContentsProps, 'contents'> {
  readonly field: Field
}

/** The field list of a whole body or schema. A plain object needs no line of its own. */
export function SchemaBody({ field, api, direction, said }: SchemaBodyProps) {
  if (field.continuedIn !== undefined) return <ContinuedIn schema={field.continuedIn} api={api} />
  const context = { api, direction, names: namesOf(field), depth: 0, path: innerPathOf(field, '') }
  const isPlainObject =
    hasNestedFields(field) && field.levels.length === 1 && field.children.every(({ kind }) => kind === 'property')
  return (
    <>
      {isPlainObject && field.variantSets.length === 0 ? null : (
        <p className="body-type">
          <FieldFacts field={field} api={api} />
        </p>
      )}
      <div className="body-notes">
        <FieldNotes field={said ? withoutRepetition(field, said) : field} {...context} />
      </div>
      <BodyFields field={field} {...context} />
    </>
  )
}

/** Names of the fields; of a body that is listed above, how that is called. */
function namesOf(field: Field): ReadonlyMap<string, string> {
  const { sameAs } = field
  return sameAs === undefined ? namesByAnchor(field) : new Map([[sameAs, bodyNameOf(sameAs, field)]])
}

/** The field without a description that the text above has in it already: "Accounts." after "Accounts of the user." */
function withoutRepetition(field: Field, said: Prose): Field {
  if (!fieldDescriptions(field).every((text) => holds(said, text))) return field
  return { ...field, levels: field.levels.map(({ description: _, ...level }) => level) }
}
