import { debuggerAnchor } from '../../../generator/contract/components.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../../generator/contract/security.ts'
import { type Article, useApi, useArticle } from '../articleContext.tsx'
import { errorPageHref, sectionName, startHref } from '../documentedPages.ts'
import { resolveLink } from '../links.ts'
import { isRetired } from './DeprecationBanner.tsx'
import { filledUrl, serverAddress } from './serverAddress.ts'
import { ToolPlace } from './ToolPlace.tsx'

interface SignatureDebuggerProps {
  readonly api?: string
  /** The signature of WebSocket logins, in place of the signature of requests. */
  readonly login?: boolean
  /** Address of the debugger of the other kind. */
  readonly href?: string
}

/** The signature debugger of a page: one for each signing scheme of an API. */
export function SignatureDebugger({ api: apiId, login = false, href }: SignatureDebuggerProps) {
  const api = useApi(apiId)
  const article = useArticle()
  const Debugger = login ? LoginDebugger : RequestDebugger
  const other = href === undefined ? {} : { other: resolveLink(href, article).href }
  return api.securitySchemes.map((scheme) => <Debugger key={scheme.id} scheme={scheme} api={api} {...other} />)
}

interface SchemeDebuggerProps {
  readonly scheme: SecurityScheme
  readonly api: Api
  /** Address of the debugger of the other kind. */
  readonly other?: string
}

/** All that one scheme signs: requests, logins, both or nothing. */
export function SchemeDebugger(props: SchemeDebuggerProps) {
  const hasRequests = props.api.securitySchemes.some(signsRequests)
  return (
    <>
      <RequestDebugger {...props} other={`#${debuggerAnchor('login')}`} />
      <LoginDebugger {...props} {...(hasRequests ? { other: `#${debuggerAnchor()}` } : {})} />
    </>
  )
}

function RequestDebugger({ scheme, api, other }: SchemeDebuggerProps) {
  const article = useArticle()
  const { words, locale, nextId } = article
  const { signing } = scheme
  if (!signing || !signsRequests(scheme)) return null
  const { login: _login, ...own } = signing
  const login = api.securitySchemes.find((each) => each.signing?.login)?.signing?.login
  const logins = login ? { login, other } : {}
  const pages = { errors: errorPageHref(api, article), otherApis: otherApis(api, article) }
  const props = { id: nextId('debugger'), locale, server: serverAddress(api), signing: own, ...logins, ...pages }
  return (
    <ToolPlace
      title={words.text('reference.debugSignature')}
      anchor={debuggerAnchor()}
      level={3}
      island="signature-debugger"
      props={JSON.stringify(props)}
    />
  )
}

function LoginDebugger({ scheme: { signing }, api, other }: SchemeDebuggerProps) {
  const article = useArticle()
  const { words, locale, nextId } = article
  if (!signing?.login) return null
  const loginSockets = addressesOf({ servers: [], channels: api.channels.filter(({ access }) => access === 'private') })
  const addresses = { loginAddresses: addressesOf(api), loginSockets }
  const errors = errorPageHref(api, article)
  const props = { id: nextId('debugger'), locale, server: '', signing, ...addresses, other, errors }
  return (
    <ToolPlace
      title={words.text('reference.debugLogin')}
      anchor={debuggerAnchor('login')}
      level={3}
      island="signature-debugger"
      props={JSON.stringify(props)}
    />
  )
}

/** The other APIs, with the headers by which their requests are known. */
function otherApis(own: Api, article: Article) {
  return article.reference.apis.flatMap((api) => {
    const href = startHref(api, article)
    const isRetiredApi = api.operations.every(({ deprecation }) => isRetired(deprecation, article))
    const sent = api.securitySchemes.flatMap(({ signing }) => Object.entries(signing?.headers ?? {}))
    const headers = sent.flatMap(([name, template]) => (template.includes('{') ? [name] : []))
    const title = sectionName(api, article) ?? api.id
    const servers = addressesOf({ servers: api.servers, channels: [] })
    return api.id === own.id || href === undefined ? [] : [{ title, href, headers, isRetired: isRetiredApi, servers }]
  })
}

/** Addresses of an API and of its channels, each once. */
function addressesOf({ servers, channels }: Pick<Api, 'servers' | 'channels'>): string[] {
  return [...new Set([...servers, ...channels.flatMap((channel) => channel.servers)].map(filledUrl))]
}

/** A scheme that sends its signature nowhere but in a login frame signs no requests. */
function signsRequests({ signing }: SecurityScheme): boolean {
  return (
    signing !== undefined &&
    Object.keys({ ...signing.headers, ...signing.leadingParameters, ...signing.parameters }).length > 0
  )
}
