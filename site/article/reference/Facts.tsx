import type { ReactNode } from 'react'
import type { Api, Operation, SecurityScheme } from '../../../generator/contract/reference.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { ReadMore } from './FieldHints.tsx'
import { rateLimitText } from './rateLimitText.ts'

interface Props {
  readonly operation: Operation
  readonly api: Api
}

/** The row below an endpoint: who may call it, how often, since when. An unstated limit is marked. */
export function Facts({ operation, api }: Props) {
  const article = useArticle()
  const { words } = article
  const { rateLimit, permission, since, externalDocs } = operation
  return (
    <ul className="facts">
      {operation.kind === 'operation' ? <li>{securityFact(operation, api, article)}</li> : null}
      {permission === undefined ? null : (
        <li>{words.rich('reference.permission', { permission: <b>{permission}</b> })}</li>
      )}
      {rateLimit ? (
        <li>
          {rateLimitText(rateLimit, words)}{' '}
          {rateLimit.certainty ? <em>{words.text('reference.rateLimit.assumed')}</em> : null}
        </li>
      ) : null}
      {since === undefined ? null : <li>{words.text('reference.since', { date: since })}</li>}
      {externalDocs ? (
        <li>
          <ReadMore docs={externalDocs} />
        </li>
      ) : null}
    </ul>
  )
}

function securityFact({ security }: Operation, api: Api, article: Article): ReactNode {
  const { words, route } = article
  const schemes = new Map(api.securitySchemes.map((scheme) => [scheme.id, scheme]))
  const alternatives = security.filter((requirement) => requirement.length > 0)
  if (alternatives.length === 0) return words.text('reference.public')
  const names = alternatives.map((requirement) =>
    requirement.map(({ scheme }) => schemeName(schemes.get(scheme), scheme, article)).join(' + '),
  )
  const list = words.intl.formatList(names, { type: 'disjunction' })
  const isSigned = alternatives.flat().every(({ scheme }) => schemes.get(scheme)?.signing)
  const required = isSigned ? 'reference.signed' : 'reference.authenticationRequired'
  const id = alternatives.length < security.length ? 'reference.authenticationOptional' : required
  const href = authenticationHref(route.path, api, article)
  return words.rich(id, { schemes: href === undefined ? list : <a href={href}>{list}</a> })
}

/** A scheme as people call it, then its id in the spec when that says more. */
function schemeName(scheme: SecurityScheme | undefined, id: string, { words }: Article): string {
  if (scheme?.type === 'http' && scheme.httpScheme)
    return words.text('reference.security.http', { scheme: scheme.httpScheme })
  if (scheme?.signing) return words.text('reference.security.apiKey')
  if (scheme?.type === 'oauth2') return `OAuth 2.0 (${id})`
  if (scheme?.type === 'openIdConnect') return `OpenID Connect (${id})`
  if (scheme?.type === 'mutualTLS') return `mTLS (${id})`
  return id
}
