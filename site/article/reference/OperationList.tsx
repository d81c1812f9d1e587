import type { Prose as ProseText } from '../../../generator/contract/annotations.ts'
import { createAnchors, kebabCase } from '../../../generator/contract/ids.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { type EntryGroup, isDescribedOnPage, operationSections } from '../../../generator/model/view/entryGroups.ts'
import { operationRow } from '../../../generator/model/view/entryRows.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { EntryItem } from './EntryItem.tsx'
import { SectionFold } from './Section.tsx'

interface Props {
  readonly api?: string
  /** Only the operations of this tag, without a heading. */
  readonly tag?: string
}

/** A guide folds the tags of more operations: it is about other things, and the sidebar names them too. */
const mostInGuide = 30

/** The operations of an API, each with its mark, a link, its path and a sentence, grouped by tag. */
export function OperationList({ api: apiId, tag }: Props) {
  const { route } = useArticle()
  const api = useApi(apiId)
  const sections = operationSections(api)
  const groups = sections.flatMap((section) => section.groups)
  if (tag !== undefined) return <Operations group={groups.find(({ name }) => name === tag)} api={api} />
  // Names that differ in signs alone are numbered.
  const anchorOf = createAnchors()
  const ids = groups.map(({ name }) => anchorOf(`tag-${kebabCase(name) || 'other'}`))
  const isFolded = route.kind === 'guide' && api.operations.length > mostInGuide
  return sections.map(({ title, groups: own }) => (
    <section key={title ? Object.values(title)[0] : ''}>
      {title ? <SectionHeading title={title} /> : null}
      {own.map((group) => (
        <Group
          key={group.name}
          group={group}
          id={ids[groups.indexOf(group)] ?? ''}
          level={title ? 4 : 3}
          isFolded={isFolded}
          isOnly={groups.length === 1 && !group.tag}
          api={api}
        />
      ))}
    </section>
  ))
}

/** The heading of several tags. */
function SectionHeading({ title }: { readonly title: ProseText }) {
  const article = useArticle()
  const text = plainText(title, article)
  return (
    <Heading level={3} id={`tags-${kebabCase(Object.values(title)[0] ?? '') || 'other'}`}>
      {text}
    </Heading>
  )
}

interface GroupProps {
  readonly group: EntryGroup
  readonly id: string
  readonly level: 3 | 4
  readonly isFolded: boolean
  /** The only group, of operations without a tag: it needs no heading. */
  readonly isOnly: boolean
  readonly api: Api
}

/** The operations of a tag below its name. */
function Group({ group, id, level, isFolded, isOnly, api }: GroupProps) {
  const article = useArticle()
  const { name, title, tag } = group
  const operations = <Operations group={group} api={api} />
  if (isOnly) return <section>{operations}</section>
  const heading = title ? plainText(title, article) : name
  const content = (
    <>
      {isDescribedOnPage(group, api) ? null : <Prose value={tag?.description} />}
      {operations}
    </>
  )
  if (isFolded)
    return (
      <SectionFold level={level} id={id} title={heading}>
        {content}
      </SectionFold>
    )
  return (
    <section>
      <Heading level={level} id={id}>
        {heading}
      </Heading>
      {content}
    </section>
  )
}

/** The operations with a tag as their first, then operations that have it as well. */
function Operations({ group, api }: { readonly group: EntryGroup | undefined; readonly api: Api }) {
  const { operations = [], further = [] } = group ?? {}
  return (
    <ul className="operations">
      {[...operations, ...further].map((operation) => (
        <EntryItem key={operation.id} row={operationRow(operation)} api={api} />
      ))}
    </ul>
  )
}
