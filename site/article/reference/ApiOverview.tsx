import type { Api } from '../../../generator/contract/reference.ts'
import { allServers } from '../../../generator/model/view/allServers.ts'
import { licenseName } from '../../../generator/model/view/licenseName.ts'
import { downloadsOfApi } from '../../server/content/downloads.ts'
import { useApi, useWords } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { Authentication } from './Authentication.tsx'
import { ChannelList } from './channel/ChannelList.tsx'
import { Downloads } from './Downloads.tsx'
import { ReadMore } from './FieldHints.tsx'
import { OperationList } from './OperationList.tsx'
import { OutsideItem, OutsideLink } from './OutsideLink.tsx'
import { ServerList } from './ServerList.tsx'

/** The landing page of an API that has no hand-written one. Its description stands above, as prose of the page. */
export function ApiOverview({ api: apiId }: { readonly api?: string }) {
  const words = useWords()
  const api = useApi(apiId)
  const servers = allServers(api)
  return (
    <>
      <About api={api} />
      {servers.length === 0 ? null : (
        <>
          <Heading level={2} id="servers">
            {words.text('reference.servers')}
          </Heading>
          <ServerList servers={servers} />
        </>
      )}
      {api.securitySchemes.length === 0 ? null : (
        <Heading level={2} id="authentication">
          {words.text('reference.authentication')}
        </Heading>
      )}
      <Authentication api={api.id} />
      {api.operations.length === 0 ? null : (
        <Heading level={2} id="operations">
          {words.text('reference.operations')}
        </Heading>
      )}
      <OperationList api={api.id} />
      {api.channels.length === 0 ? null : (
        <>
          <Heading level={2} id="channels">
            {words.text('reference.channels')}
          </Heading>
          <ChannelList api={api.id} />
        </>
      )}
      {downloadsOfApi(api.id).length === 0 ? null : (
        <Heading level={2} id="downloads">
          {words.text('reference.downloads')}
        </Heading>
      )}
      <Downloads api={api.id} />
    </>
  )
}

function About({ api: { version, contact, license, termsOfService, externalDocs } }: { readonly api: Api }) {
  const words = useWords()
  const { name, url, email } = contact ?? {}
  return (
    <ul className="facts">
      {version === '' ? null : <li>{words.text('reference.version', { version })}</li>}
      <OutsideItem href={url}>{name ?? words.text('reference.contact')}</OutsideItem>
      {url === undefined && name !== undefined ? <li>{name}</li> : null}
      {email === undefined ? null : (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {license ? (
        <li>
          <OutsideLink href={license.url}>{licenseName(license)}</OutsideLink>
        </li>
      ) : null}
      <OutsideItem href={termsOfService}>{words.text('reference.terms')}</OutsideItem>
      <ReadMore docs={externalDocs} as="li" />
    </ul>
  )
}
