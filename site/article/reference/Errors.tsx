import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Api, ErrorCode } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { errorPageHref } from '../documentedPages.ts'
import { Prose } from '../prose/Prose.tsx'
import { errorAnchor } from './errorAnchor.ts'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'

/** The error codes that are known to come from this operation. */
export function Errors({ of, api: apiId }: OperationProps) {
  const article = useArticle()
  const { words } = article
  const { operation, api, level } = useOperation(of, apiId)
  if (operation.errors.length === 0) return null
  const catalogue = new Map(api.errors.map((error) => [String(error.code), error]))
  const page = errorPageHref(api, article)
  return (
    <Section level={level} id={anchorOf(operation.id, 'errors')} title={words.text('reference.errors')}>
      <dl className="fields">
        {operation.errors.map((code) => (
          <ErrorEntry key={code} code={code} entry={catalogue.get(String(code))} operation={operation.id} page={page} />
        ))}
      </dl>
      {page === undefined ? null : (
        <p>
          <a href={page}>{words.text('reference.errors.all')}</a>
        </p>
      )}
    </Section>
  )
}

interface EntryProps {
  readonly code: ErrorCode['code']
  readonly entry: Api['errors'][number] | undefined
  readonly operation: string
  readonly page: string | undefined
}

function ErrorEntry({ code, entry, operation, page }: EntryProps) {
  const { words, uniqueAnchor } = useArticle()
  return (
    <div id={uniqueAnchor(anchorOf(operation, 'errors', String(code)))}>
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
        {entry?.certainty === undefined ? null : <em>{words.text(`reference.mark.${entry.certainty}`)}</em>}
      </dt>
      <dd>
        <Prose value={entry?.description} />
        <Prose value={entry?.action} />
      </dd>
    </div>
  )
}
