import type { ReactNode } from 'react'
import type { Api } from '../../../generator/contract/reference.ts'
import type { OAuthFlow, SecurityScheme } from '../../../generator/contract/security.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'
import type { MessageId } from '../messages.ts'
import { Prose } from '../prose/Prose.tsx'
import { SchemeDebugger } from './SignatureDebugger.tsx'
import { SigningSteps } from './SigningSteps.tsx'
import { FactRow } from './StatedFacts.tsx'

/** How calls of an API prove who sends them: one entry for each security scheme. */
export function Authentication({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const { securitySchemes } = api
  if (securitySchemes.length === 0) return null
  return (
    <dl className="fields">
      {securitySchemes.map((scheme) => (
        <Scheme key={`${scheme.id} ${scheme.usedBy}`} scheme={scheme} api={api} />
      ))}
    </dl>
  )
}

function Scheme({ scheme, api }: { readonly scheme: SecurityScheme; readonly api: Api }) {
  return (
    <div>
      <dt>
        <code>{scheme.id}</code> <span className="type">{typeText(scheme)}</span>
        <SchemePlace scheme={scheme} />
        <SchemeUse scheme={scheme} />
        <SchemeDeprecation scheme={scheme} />
      </dt>
      <dd>
        <Prose value={scheme.description} />
        <FactRow facts={scheme.facts} />
        <Address id="reference.security.discovery" url={scheme.openIdConnectUrl} />
        <Address id="reference.security.metadataUrl" url={scheme.oauth2MetadataUrl} />
        {scheme.flows.map((flow) => (
          <Flow key={flow.kind} flow={flow} />
        ))}
        {scheme.signing ? <SigningSteps signing={scheme.signing} /> : null}
        <SchemeDebugger scheme={scheme} api={api} />
      </dd>
    </div>
  )
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['apiKey', 'API key'],
  ['httpApiKey', 'API key'],
  ['oauth2', 'OAuth 2.0'],
  ['openIdConnect', 'OpenID Connect'],
  ['mutualTLS', 'mTLS'],
])

function typeText({ type, httpScheme, bearerFormat }: SecurityScheme): string {
  if (type !== 'http') return typeNames.get(type) ?? type
  return ['HTTP', httpScheme, bearerFormat].filter(Boolean).join(' ')
}

function SchemeDeprecation({ scheme: { deprecated } }: { readonly scheme: SecurityScheme }) {
  const words = useWords()
  return deprecated ? <s>{words.text('reference.deprecated')}</s> : null
}

function SchemePlace({ scheme: { name, in: place } }: { readonly scheme: SecurityScheme }) {
  const words = useWords()
  if (name === undefined || place === undefined) return null
  return <small>{words.rich('reference.security.place', { place, name: <code key="name">{name}</code> })}</small>
}

/** Use of a scheme, operations or channels, which distinguishes two schemes of one id. */
function SchemeUse({ scheme: { usedBy } }: { readonly scheme: SecurityScheme }) {
  const words = useWords()
  return usedBy ? <small>{words.text(`reference.${usedBy}`)}</small> : null
}

function Flow({ flow }: { readonly flow: OAuthFlow }) {
  const words = useWords()
  const { kind, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = flow
  return (
    <>
      <p className="label">{words.text('reference.security.flow', { kind })}</p>
      <Address id="reference.security.authorizationUrl" url={authorizationUrl} />
      <Address id="reference.security.deviceAuthorizationUrl" url={deviceAuthorizationUrl} />
      <Address id="reference.security.tokenUrl" url={tokenUrl} />
      <Address id="reference.security.refreshUrl" url={refreshUrl} />
      {scopes.length === 0 ? null : (
        <dl className="terms">
          {scopes.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              {description ? <Prose as="dd" value={description} /> : <dd />}
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Address({ id, url }: { readonly id: MessageId; readonly url: string | undefined }): ReactNode {
  const { words } = useArticle()
  return url === undefined ? null : (
    <p>
      {words.text(id)} <code>{url}</code>
    </p>
  )
}
