import type { ReactNode } from 'react'
import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Api, Content, SchemaNode } from '../../../generator/contract/reference.ts'
import { buildFieldTree, type Direction, type Field, hasNestedFields } from '../../../generator/model/view/fieldTree.ts'
import { withEncodings } from '../../../generator/model/view/serialization.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { TabList } from '../prose/Tabs.tsx'
import { ContentNotes } from './ContentNotes.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { FieldBody } from './FieldTree.tsx'
import { namesByAnchor } from './fields.ts'

interface ContentsProps {
  readonly contents: readonly Content[]
  readonly anchor: string
  readonly direction: Direction
  readonly api: Api
}

/** What a body consists of, a tab for each content type when there are several. */
export function Contents({ contents, anchor, direction, api }: ContentsProps) {
  const words = useWords()
  const [only, ...others] = contents
  if (!only) return null
  if (others.length === 0) return <ContentBody content={only} anchor={anchor} direction={direction} api={api} />
  const items = contents.map((content, index) => ({
    label: <code>{content.mediaType}</code>,
    content: (
      <ContentBody
        content={content}
        anchor={index === 0 ? anchor : anchorOf(anchor, content.mediaType)}
        isTarget={index > 0}
        direction={direction}
        api={api}
      />
    ),
  }))
  return <TabList items={items} label={words.text('reference.contentType')} />
}

interface ContentBodyProps extends Omit<ContentsProps, 'contents'> {
  readonly content: Content
  /** Whether the body itself carries its anchor; the first content type's is on the heading above. */
  readonly isTarget?: boolean
}

function ContentBody({ content, anchor: wanted, isTarget = false, direction, api }: ContentBodyProps) {
  const { uniqueAnchor } = useArticle()
  const anchor = isTarget ? uniqueAnchor(wanted) : wanted
  const schema = withEncodings(content, api.schemas)
  const { itemSchema } = content
  const bodyOf = (node: SchemaNode, place: string) => (
    <SchemaBody
      field={buildFieldTree(node, { schemas: api.schemas, anchor: place, direction, uniqueAnchor })}
      api={api}
      direction={direction}
    />
  )
  const body = (
    <>
      {schema ? bodyOf(schema, anchor) : null}
      {itemSchema ? <StreamItem>{bodyOf(itemSchema, schema ? anchorOf(anchor, 'item') : anchor)}</StreamItem> : null}
      <ContentNotes content={content} anchor={anchor} direction={direction} api={api} />
    </>
  )
  return isTarget ? <div id={anchor}>{body}</div> : body
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

/** The field list of a whole body or schema. A plain object needs no line of its own. */
export function SchemaBody({
  field,
  api,
  direction,
}: {
  readonly field: Field
  readonly api: Api
  readonly direction: Direction
}) {
  const context = { api, direction, names: namesByAnchor(field), depth: 0 }
  const isPlainObject =
    hasNestedFields(field) && field.arrayDepth === 0 && field.children.every(({ kind }) => kind === 'property')
  return (
    <>
      {isPlainObject && field.variantSets.length === 0 ? null : (
        <p className="body-type">
          <FieldFacts field={field} api={api} />
        </p>
      )}
      <div className="body-notes">
        <FieldNotes field={field} {...context} />
      </div>
      <FieldBody field={field} {...context} />
    </>
  )
}
