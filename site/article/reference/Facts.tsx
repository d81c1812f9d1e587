import type { ReactNode } from 'react'
import type { Label } from '../../../generator/contract/annotations.ts'
import type { Operation, RateLimit } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../../generator/contract/security.ts'
import { historyOf } from '../../server/content/history.ts'
import { type Article, useArticle, useWords } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { Link } from '../Link.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { Fact } from './Fact.tsx'
import { ReadMore } from './FieldHints.tsx'
import { NameList } from './NameList.tsx'
import { rateLimitText, shortRequestsText } from './rateLimitText.ts'
import { StatedFacts } from './StatedFacts.tsx'

interface Props {
  readonly operation: Operation
  readonly api: Api
}

/** The row below an endpoint: who may call it, how often, how sure that is, and when it changed. */
export function Facts({ operation, api }: Props) {
  const article = useArticle()
  const { words, locale } = article
  const { rateLimit, permission, since, certainty, externalDocs, badges = [] } = operation
  const [latest] = historyOf(api.id, operation.id, locale)
  return (
    <ul className="facts">
      {operation.kind === 'operation' ? (
        <Fact note={words.text(isPublic(operation) ? 'reference.public.note' : 'reference.signed.note')}>
          {securityFact(operation, api, article)}
        </Fact>
      ) : null}
      <Labels labels={badges} />
      <ScopeFacts operation={operation} api={api} />
      {permission === undefined ? null : <PermissionFact permission={permission} />}
      {rateLimit ? <RateLimitFact limit={rateLimit} /> : null}
      {certainty === undefined ? null : <CertaintyFact />}
      {since === undefined ? null : <li>{words.text('reference.since', { date: since })}</li>}
      <StatedFacts facts={operation.facts} />
      {latest ? (
        <Fact note={<Prose value={latest.text} as="span" />}>
          <Link href={latest.path}>{words.text('reference.changed', { date: latest.date })}</Link>
        </Fact>
      ) : null}
      {externalDocs ? (
        <li>
          <ReadMore docs={externalDocs} />
        </li>
      ) : null}
    </ul>
  )
}

/** Words that sort an operation or a server; what one means shows on hover, on focus and when it is tapped. */
export function Labels({ labels }: { readonly labels: readonly Label[] }) {
  const article = useArticle()
  return labels.map(({ name, description }) =>
    description ? (
      <Fact key={Object.values(name)[0]} note={<Prose value={description} as="span" />}>
        <b>{plainText(name, article)}</b>
      </Fact>
    ) : (
      <li key={Object.values(name)[0]}>
        <b>{plainText(name, article)}</b>
      </li>
    ),
  )
}

/** The scopes that a token needs, for each way to be authorised. */
function ScopeFacts({ operation: { kind, security }, api }: Props) {
  const words = useWords()
  if (kind !== 'operation') return null
  const needed = security.flatMap((requirement) => requirement.filter(({ scopes }) => scopes.length > 0))
  return needed.map(({ scheme, scopes }) => (
    <Fact key={scheme + scopes.join(' ')} note={<ScopeNotes scopes={scopes} scheme={scheme} api={api} />}>
      {words.rich('reference.scopes', { count: scopes.length, scopes: <NameList names={scopes} /> })}
    </Fact>
  ))
}

/** What each scope allows, in the words of its scheme. */
function ScopeNotes({
  scopes,
  scheme: id,
  api,
}: {
  readonly scopes: readonly string[]
  readonly scheme: string
  readonly api: Api
}) {
  const { words } = useArticle()
  const flows = api.securitySchemes.find((scheme) => scheme.id === id)?.flows ?? []
  const texts = new Map(
    flows.flatMap((flow) => flow.scopes.map(({ name, description }) => [name, description] as const)),
  )
  return (
    <>
      {words.text('reference.scopes.note', { scheme: id, count: scopes.length })}
      {scopes.map((name) => {
        const description = texts.get(name)
        return description ? (
          <span key={name}>
            {' '}
            <code>{name}</code> <Prose value={description} as="span" />
          </span>
        ) : null
      })}
    </>
  )
}

/** What an API key must be allowed to do. */
export function PermissionFact({ permission }: { readonly permission: string }) {
  const words = useWords()
  return (
    <Fact note={words.text('reference.permission.note', { permission })}>
      <b>{permission}</b>
    </Fact>
  )
}

/** Marks an entry that nobody has confirmed. */
export function CertaintyFact() {
  const words = useWords()
  return (
    <Fact note={words.text('reference.unconfirmed.note')}>
      <em>{words.text('reference.unconfirmed')}</em>
    </Fact>
  )
}

/** The figure alone; the explanation says who counts together. */
function RateLimitFact({ limit }: { readonly limit: RateLimit }) {
  const words = useWords()
  const figure = rateLimitText(limit, words)
  const note = limit.certainty ? 'reference.rateLimit.assumed.note' : 'reference.rateLimit.note'
  return (
    <Fact note={words.text(note, { figure })}>
      {shortRequestsText(limit, words)} {limit.certainty ? <em>{words.text('reference.rateLimit.assumed')}</em> : null}
    </Fact>
  )
}

function isPublic({ security }: Operation): boolean {
  return security.every((requirement) => requirement.length === 0)
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
