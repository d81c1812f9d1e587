import type { ReactNode } from 'react'
import type { Api } from '../../../generator/contract/reference.ts'
import type { SecurityRequirement, SecurityScheme } from '../../../generator/contract/security.ts'
import { type Article, useArticle, useWords } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { Prose } from '../prose/Prose.tsx'
import { Fact } from './Fact.tsx'
import { NameList } from './NameList.tsx'

interface Props {
  readonly security: readonly SecurityRequirement[]
  readonly api: Api
}

/** The authentication that a call needs. No call is named public unless the description states it. */
export function SecurityFact({ security, api, isUnsaid = false }: Props & { readonly isUnsaid?: boolean | undefined }) {
  const article = useArticle()
  const isOpen = security.every((requirement) => requirement.length === 0)
  if (isOpen && (isUnsaid || api.securitySchemes.length === 0)) return null
  return (
    <Fact note={article.words.text(isOpen ? 'reference.public.note' : 'reference.signed.note')}>
      {securityText(security, api, article)}
    </Fact>
  )
}

/** Security schemes of a webhook or callback, which its receiver checks. */
export function ReceivedFact({ security, api }: Props) {
  const article = useArticle()
  const { words } = article
  const carried = security.filter((requirement) => requirement.length > 0)
  if (carried.length === 0) return null
  return (
    <Fact note={words.text('reference.received.note')}>
      {words.rich('reference.received', { schemes: schemeList(carried, api, article) })}
    </Fact>
  )
}

/** The scopes that a token needs, for each way to be authorised. */
export function ScopeFacts({ security, api }: Props) {
  const words = useWords()
  const needed = security.flatMap((requirement) => requirement.filter(({ scopes }) => scopes.length > 0))
  return needed.map(({ scheme, scopes }) => (
    <Fact key={scheme + scopes.join(' ')} note={<ScopeNotes scopes={scopes} scheme={scheme} api={api} />}>
      {words.rich('reference.scopes', { count: scopes.length, scopes: <NameList names={scopes} /> })}
    </Fact>
  ))
}

/** Purpose of each scope, in the words of its scheme. */
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

function securityText(security: Props['security'], api: Api, article: Article): ReactNode {
  const { words } = article
  const schemes = new Map(api.securitySchemes.map((scheme) => [scheme.id, scheme]))
  const alternatives = security.filter((requirement) => requirement.length > 0)
  if (alternatives.length === 0) return words.text('reference.public')
  const isSigned = alternatives.flat().every(({ scheme }) => schemes.get(scheme)?.signing)
  const required = isSigned ? 'reference.signed' : 'reference.authenticationRequired'
  const id = alternatives.length < security.length ? 'reference.authenticationOptional' : required
  return words.rich(id, { schemes: schemeList(alternatives, api, article) })
}

/** The ways to be authorised as people call them, with a link to the page that explains them. */
export function schemeList(security: Props['security'], api: Api, article: Article): ReactNode {
  const { words, route } = article
  const schemes = new Map(api.securitySchemes.map((scheme) => [scheme.id, scheme]))
  const names = security.map((requirement) =>
    requirement.map(({ scheme }) => schemeName(schemes.get(scheme), scheme, article)).join(' + '),
  )
  const list = words.intl.formatList([...new Set(names)], { type: 'disjunction' })
  const href = authenticationHref(route.path, api, article)
  return href === undefined ? list : <a href={href}>{list}</a>
}

/** A scheme by its usual name, then its id in the spec when the id adds something. */
function schemeName(scheme: SecurityScheme | undefined, id: string, { words }: Article): string {
  if (scheme?.type === 'http' && scheme.httpScheme)
    return words.text('reference.security.http', { scheme: scheme.httpScheme })
  if (scheme?.signing) return words.text('reference.security.apiKey')
  if (scheme?.type === 'oauth2') return `OAuth 2.0 (${id})`
  if (scheme?.type === 'openIdConnect') return `OpenID Connect (${id})`
  if (scheme?.type === 'mutualTLS') return `mTLS (${id})`
  return id
}
