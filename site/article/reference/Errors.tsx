import type { ErrorCode } from '../../../generator/contract/reference.ts'
import type { ErrorOutline } from '../../../generator/model/view/operationOutline.ts'
import { errorAnchor } from '../../shared/errorAnchor.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { errorPageHref } from '../documentedPages.ts'
import { Prose } from '../prose/Prose.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'
import { UnconfirmedErrors } from './UnconfirmedErrors.tsx'

/** More codes than this wait behind a disclosure, as do codes that the page has described already. */
const mostShown = 4

/** The error codes that are known to come from this operation. */
export function Errors({ of, api: apiId }: OperationProps) {
  const article = useArticle()
  const { words } = article
  const { operation, outline, api, level } = useOperation(of, apiId)
  const { errors } = outline
  if (!errors) return null
  const catalogue = new Map(api.errors.map((error) => [String(error.code), error]))
  const page = errorPageHref(api, article)
  const listOf = (items: typeof errors.items) => <ErrorList items={items} errors={api.errors} page={page} />
  const unknown = errors.items.filter(({ code }) => article.isFirst(`error ${code}`)).slice(0, mostShown)
  // Two that wait are not worth a disclosure.
  const shown = errors.items.length > unknown.length + 2 ? unknown : errors.items
  const further = errors.items.filter((item) => !shown.includes(item))
  return (
    <Section level={level} anchor={errors.anchor} title={words.text('reference.errors')}>
      {operation.certainty ? null : (
        <UnconfirmedErrors errors={errors.items.flatMap(({ code }) => catalogue.get(String(code)) ?? [])} />
      )}
      {shown.length === 0 ? null : listOf(shown)}
      {further.length === 0 ? null : (
        <details className="values">
          <summary>{words.text('reference.errors.more', { count: further.length, shown: shown.length })}</summary>
          {listOf(further)}
        </details>
      )}
      {page === undefined ? null : (
        <p className="errors-page">
          <a href={page}>{words.text('reference.errors.all')}</a>
        </p>
      )}
    </Section>
  )
}

interface ListProps {
  readonly items: readonly ErrorOutline[]
  /** The catalogue that explains the codes. */
  readonly errors: readonly ErrorCode[]
  /** The page that shows the catalogue. */
  readonly page: string | undefined
}

/** Codes with their meaning and remedy. */
export function ErrorList({ items, errors, page }: ListProps) {
  const catalogue = new Map(errors.map((error) => [String(error.code), error]))
  return (
    <dl className="fields error-codes">
      {items.map(({ code, anchor }) => (
        <ErrorEntry key={code} code={code} entry={catalogue.get(String(code))} anchor={anchor} page={page} />
      ))}
    </dl>
  )
}

interface EntryProps {
  readonly code: ErrorCode['code']
  readonly entry: ErrorCode | undefined
  readonly anchor: string
  readonly page: string | undefined
}

function ErrorEntry({ code, entry, anchor, page }: EntryProps) {
  const words = useWords()
  return (
    <div id={anchor}>
      <dt>
        {page === undefined ? (
          <code>{code}</code>
        ) : (
          <a href={`${page}#${errorAnchor(code)}`}>
            <code>{code}</code>
          </a>
        )}
        {entry?.name === undefined ? null : <span className="type">{entry.name}</span>}
        {entry?.httpStatus === undefined ? null : <small>HTTP {entry.httpStatus}</small>}
        {entry?.outcome === undefined ? null : <small>{words.text(`reference.errors.outcome.${entry.outcome}`)}</small>}
      </dt>
      <dd>
        <Prose value={entry?.description} as="note" />
        <Prose value={entry?.action} as="note" />
      </dd>
    </div>
  )
}
