import { useState } from 'react'
import { isRecord, parseJson } from '../../../../generator/contract/json.ts'
import type { Credentials, Signing, SigningLogin } from '../../../../generator/contract/signing.ts'
import { usesTime } from '../../../../generator/samples/signingNeeds.ts'
import { inLanguage } from '../inLanguage.tsx'
import { LinkList } from '../LinkList.tsx'
import { CredentialFields, noCredentials } from '../requestBuilder/CredentialFields.tsx'
import { TextField } from '../requestBuilder/TextField.tsx'
import { useIslandText } from '../useIslandText.ts'
import { Clock } from './Clock.tsx'
import { Comparison } from './Comparison.tsx'
import { whyNoLogin } from './loginFrame.ts'
import { apisOf, hostProblems, type OtherApi } from './otherApis.ts'
import { RequestProblems, StillRefused } from './RequestProblems.tsx'
import { holdsLogin, holdsRequest, readLogin } from './readLogin.ts'
import { headerProblems, type ReadRequest, readRequest } from './readRequest.ts'
import '../requestBuilder/requestBuilder.css'

export interface SignatureDebuggerProps {
  /** Distinguishes the debuggers of a page. */
  readonly id: string
  readonly locale: string
  readonly signing: Signing
  /** URL of a request, for the example. */
  readonly server: string
  /** Addresses of the servers, where the debugger reads the frame that logs a connection in. */
  readonly loginAddresses?: readonly string[]
  /** Those that take logins. */
  readonly loginSockets?: readonly string[]
  /** Login of the API, where the debugger reads requests. */
  readonly login?: SigningLogin
  /** Address of the debugger for logins, or for requests. */
  readonly other?: string
  readonly otherApis?: readonly OtherApi[]
  /** Address of the table of error codes. */
  readonly errors?: string
}

/** Finds mistakes in a signature of any request, or of the login, of a scheme; sends nothing. */
export const SignatureDebugger = inLanguage(DebuggerForm)

function DebuggerForm({
  id,
  signing,
  server,
  loginAddresses,
  loginSockets = [],
  login,
  other,
  otherApis = [],
  errors,
}: SignatureDebuggerProps) {
  const text = useIslandText()
  const [message, setMessage] = useState('')
  const [credentials, setCredentials] = useState(noCredentials)
  const isLogin = loginAddresses !== undefined
  const apis = apisOf(message, signing.headers, otherApis)
  const readMessage = (own: string) => {
    if (apisOf(own, signing.headers, otherApis).length > 0) return undefined
    if (!isLogin) return readRequest(own, signing)
    return holdsRequest(own, signing) ? undefined : readLogin(own, signing, loginAddresses, loginSockets)
  }
  const read = readMessage(message)
  const isOther = !read && (isLogin ? holdsRequest(message, signing) : login && holdsLogin(message, { login }))
  const example = isLogin ? JSON.stringify(signing.login?.frame) : requestExample(signing, server)
  const about = isLogin ? 'login' : 'request'
  const headersAlone = read || isLogin || apis.length > 0 ? undefined : headerProblems(message, signing)
  const problems = [...(read?.problems ?? headersAlone ?? []), ...hostProblems(read?.request.host, server, otherApis)]
  const unread = headersAlone ? 'headers' : isRecord(parseJson(message)) ? 'answer' : 'unreadable'
  return (
    <div className="builder">
      <p className="builder-quiet">{text('builder.note')}</p>
      <div className="builder-tool">
        <TextField
          id={`${id}-request`}
          label={text(`debugger.${about}`)}
          rows={6}
          note={text(`debugger.${about}.note`)}
          placeholder={example}
          value={message}
          onChange={(own) => {
            setMessage(own)
            // The fields of the credentials go with the request, and so do their values.
            if (!readMessage(own)) setCredentials(noCredentials)
          }}
        />
        <div role="status">
          {apis.length > 0 ? (
            <p className="builder-problem">
              {text('debugger.otherApi', { isRetired: String(apis.every(({ isRetired }) => isRetired)) })}
              <LinkList links={apis} />
            </p>
          ) : isOther ? (
            <p className="builder-problem">
              {text('debugger.other', { about })}{' '}
              {other === undefined ? null : <a href={other}>{text('debugger.other.link', { about })}</a>}
            </p>
          ) : message !== '' && !read ? (
            <p className="builder-problem">
              {text(isLogin ? `debugger.login.${whyNoLogin(message)}` : `debugger.request.${unread}`, {
                example: example.split('\n')[0] ?? '',
              })}
            </p>
          ) : null}
          {message === '' ? null : <RequestProblems problems={problems} />}
          {read ? <Clock timestamp={read.request.timestamp} signing={signing} /> : null}
        </div>
      </div>
      {read && isWhole(read, signing) ? (
        <>
          <CredentialFields
            id={id}
            signing={signing}
            isKeyKnown={Boolean(read.identity.key)}
            onChange={setCredentials}
          />
          <Comparison
            id={id}
            signing={signing}
            request={read.request}
            credentials={withCarried(credentials, read.identity)}
            given={read.signature}
            isRefused={problems.some(({ kind }) => kind !== 'variable')}
            whenRight={<StillRefused errors={errors} />}
          />
        </>
      ) : null}
    </div>
  )
}

/** Without its values, or the time that a scheme signs, a request has no text to sign. */
function isWhole({ request, isPartial }: ReadRequest, signing: Signing): boolean {
  return !isPartial && (request.timestamp !== '' || !usesTime(signing))
}

/** Values that the reader enters count before values that the request carries. */
function withCarried(credentials: Credentials, carried: ReadRequest['identity']): Credentials {
  const entered = Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''))
  return { ...noCredentials, ...carried, ...entered }
}

function requestExample({ headers, parametersIn }: Signing, server: string): string {
  const method = parametersIn === 'body' ? 'POST' : 'GET'
  return [`${method} ${server}/…`, ...Object.entries(headers).map(([name, template]) => `${name}: ${template}`)].join(
    '\n',
  )
}
