import { kebabCase } from '../../../generator/contract/ids.ts'
import { localized } from '../../../generator/contract/locales.ts'
import type { Api, Operation } from '../../../generator/contract/reference.ts'
import { firstSentence } from '../../../generator/markdown/firstSentence.ts'
import { type EntryGroup, entryGroups, isDescribedOnPage } from '../../../generator/model/view/entryGroups.ts'
import { operationMark } from '../../../generator/model/view/entryRows.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { langOf, Prose, plainText } from '../prose/Prose.tsx'
import { Method } from './Method.tsx'
import { OperationLink } from './OperationLink.tsx'
import { PathTemplate } from './PathTemplate.tsx'

interface Props {
  readonly api?: string
  /** Only the operations of this tag, without a heading. */
  readonly tag?: string
}

/** The operations of an API, each with its mark, a link, its path and a sentence, grouped by tag. */
export function OperationList({ api: apiId, tag }: Props) {
  const api = useApi(apiId)
  const groups = entryGroups(api).filter(({ operations }) => operations.length > 0)
  if (tag !== undefined) {
    const { operations = [] } = groups.find(({ name }) => name === tag) ?? {}
    return <Operations operations={operations} api={api} />
  }
  const ids = headingIds(groups.map(({ name }) => name))
  return groups.map((group, index) => (
    <section key={group.name}>
      {groups.length === 1 && !group.tag ? null : <GroupHeading group={group} id={ids[index] ?? ''} api={api} />}
      <Operations operations={group.operations} api={api} />
    </section>
  ))
}

function GroupHeading({ group, id, api }: { readonly group: EntryGroup; readonly id: string; readonly api: Api }) {
  const article = useArticle()
  const { name, title, tag } = group
  return (
    <>
      <Heading level={3} id={id}>
        {title ? plainText(title, article) : name}
      </Heading>
      {isDescribedOnPage(group, api) ? null : <Prose value={tag?.description} />}
    </>
  )
}

/** An id for each tag; names that differ in signs alone are numbered. */
function headingIds(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const wanted = `tag-${kebabCase(name) || 'other'}`
    let id = wanted
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
    taken.add(id)
    return id
  })
}

function Operations({ operations, api }: { readonly operations: readonly Operation[]; readonly api: Api }) {
  return (
    <ul className="operations">
      {operations.map((operation) => (
        <OperationEntry key={operation.id} operation={operation} api={api} />
      ))}
    </ul>
  )
}

function OperationEntry({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const article = useArticle()
  const { id, path, deprecation } = operation
  return (
    <li>
      <Method method={operationMark(operation)} />
      <p>
        <OperationLink id={id} api={api} /> {deprecation ? <s>{article.words.text('reference.deprecated')}</s> : null}
        <code>
          <PathTemplate path={path} />
        </code>
      </p>
      <Summary operation={operation} />
    </li>
  )
}

/** The first sentence about an operation. */
function Summary({ operation: { description } }: { readonly operation: Operation }) {
  const article = useArticle()
  if (!description) return null
  const { text, locale } = localized(description, article.locale, article.defaultLocale)
  return <p {...langOf(locale, article)}>{firstSentence(text)}</p>
}
