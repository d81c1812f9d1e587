import { kebabCase } from '../../../generator/contract/ids.ts'
import { localized } from '../../../generator/contract/locales.ts'
import type { Api, Operation } from '../../../generator/contract/reference.ts'
import { firstSentence } from '../../../generator/markdown/firstSentence.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { ownRoute } from '../links.ts'
import { langOf, plainText } from '../prose/Prose.tsx'
import { Method } from './Method.tsx'
import { OperationLink } from './OperationLink.tsx'
import { PathTemplate } from './PathTemplate.tsx'

interface Props {
  readonly api?: string
  /** Only the operations of this tag, without a heading. */
  readonly tag?: string
}

/** The operations of an API, each with its method, a link, its path and a sentence, grouped by tag. */
export function OperationList({ api: apiId, tag }: Props) {
  const article = useArticle()
  const api = useApi(apiId)
  const groups = groupsOf(api)
  if (tag !== undefined) return <Operations operations={groups.get(tag) ?? []} api={api} />
  const ids = headingIds([...groups.keys()])
  return [...groups].map(([name, operations], index) => (
    <section key={name}>
      <Heading level={3} id={ids[index] ?? ''}>
        {tagTitle(name, api, article)}
      </Heading>
      <Operations operations={operations} api={api} />
    </section>
  ))
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

/** Operations by their first tag, tags in the order of the spec. */
function groupsOf({ tags, operations }: Api): Map<string, readonly Operation[]> {
  const names = [...tags.map(({ name }) => name), ...operations.map((operation) => operation.tags[0] ?? '')]
  const groups = new Map<string, readonly Operation[]>()
  for (const name of new Set(names)) {
    const own = operations.filter((operation) => (operation.tags[0] ?? '') === name)
    if (own.length > 0) groups.set(name, own)
  }
  return groups
}

function tagTitle(name: string, { tags }: Api, article: ReturnType<typeof useArticle>) {
  const tag = tags.find((candidate) => candidate.name === name)
  return tag ? plainText(tag.title, article) : name || article.words.text('reference.otherOperations')
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
  const { id, method, path, deprecation } = operation
  return (
    <li>
      <Method method={method} />
      <p>
        <OperationLink id={id} api={api} /> {deprecation ? <s>{article.words.text('reference.deprecated')}</s> : null}
        <code>
          <PathTemplate path={path} />
        </code>
      </p>
      <Summary operation={operation} api={api} />
    </li>
  )
}

/** One line about an operation: what its page says of itself, else the first sentence of its description. */
function Summary({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const article = useArticle()
  const route = ownRoute(operation.id, api, article)
  if (route) return route.description ? <p {...langOf(route.contentLocale, article)}>{route.description}</p> : null
  if (!operation.description) return null
  const { text, locale } = localized(operation.description, article.locale, article.defaultLocale)
  return <p {...langOf(locale, article)}>{firstSentence(text)}</p>
}
