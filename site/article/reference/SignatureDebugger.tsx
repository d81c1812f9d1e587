import { debuggerAnchor } from '../../../generator/contract/components.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../../generator/contract/security.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { resolveLink } from '../links.ts'
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
  const { words, locale, nextId } = useArticle()
  const { signing } = scheme
  if (!signing || !signsRequests(scheme)) return null
  const { login: _login, ...own } = signing
  const login = api.securitySchemes.find((each) => each.signing?.login)?.signing?.login
  const logins = login ? { login, other } : {}
  const props = { id: nextId('debugger'), locale, server: serverAddress(api), signing: own, ...logins }
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
  const { words, locale, nextId } = useArticle()
  if (!signing?.login) return null
  const loginSockets = addressesOf({ servers: [], channels: api.channels.filter(({ access }) => access === 'private') })
  const addresses = { loginAddresses: addressesOf(api), loginSockets }
  const props = { id: nextId('debugger'), locale, server: '', signing, ...addresses, other }
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
