import type { Channel } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import type { ConnectionToken, Server } from '../../../../generator/contract/server.ts'
import { joinedAddress, nameOnWire } from '../../../../generator/model/view/channelAddress.ts'
import { withChannelSchemes } from '../../../../generator/model/view/channelSchemes.ts'
import { channelMark, channelRow } from '../../../../generator/model/view/entryRows.ts'
import { privateTokenOf } from '../../../../generator/model/view/loginChannel.ts'
import { isWebSocket } from '../../../../generator/model/view/protocol.ts'
import { type Article, useArticle, useWords } from '../../articleContext.tsx'
import { ConsoleLink } from '../ConsoleLink.tsx'
import { DeprecationBanner } from '../DeprecationBanner.tsx'
import { EntryLink } from '../EntryLink.tsx'
import { Fact } from '../Fact.tsx'
import { CertaintyFact, PermissionFact, RateLimitFact } from '../Facts.tsx'
import { Method } from '../Method.tsx'
import { NameList } from '../NameList.tsx'
import { OperationLink } from '../OperationLink.tsx'
import { PathTemplate } from '../PathTemplate.tsx'
import { ScopeFacts, schemeList } from '../SecurityFacts.tsx'
import { StatedFacts } from '../StatedFacts.tsx'
import { serverAddress } from '../serverAddress.ts'
import { type ChannelProps, useChannel } from './channelContext.tsx'
import { loginHref } from './loginChannel.ts'

/** Which topic this is, where to connect for it, and under which terms. */
export function ChannelFacts({ of, api: apiId }: ChannelProps) {
  const { channel, api } = useChannel(of, apiId)
  return (
    <>
      <ChannelHead channel={channel} api={api} />
      <ChannelTerms channel={channel} api={api} />
    </>
  )
}

interface ChannelPartProps {
  readonly channel: Channel
  readonly api: Api
}

/** The topic and where to connect for it. */
export function ChannelHead({ channel, api }: ChannelPartProps) {
  return (
    <>
      <DeprecationBanner deprecation={channel.deprecation} kind="channel" api={api} />
      <TopicLine channel={channel} />
      {addressesOf(channel.servers, channel).map((address) => (
        <ServerLine key={address} address={address} />
      ))}
      {isWebSocket(channel) ? (
        <p>
          <ConsoleLink kind="channel" api={api.id} id={channel.id} />
        </p>
      ) : null}
    </>
  )
}

/** Under which terms one subscribes. */
export function ChannelTerms({ channel, api }: ChannelPartProps) {
  const article = useArticle()
  const { words } = article
  const {
    permission,
    certainty,
    partOf,
    operations: [operation],
  } = channel
  return (
    <ul className="facts">
      {channel.isPath && channel.callName === undefined ? <li>{words.text('reference.channel.isPath')}</li> : null}
      <ChannelFact channel={channel} api={api} />
      <AccessFact channel={channel} api={api} />
      {permission === undefined ? null : <PermissionFact permission={permission} />}
      {partOf !== undefined && operation?.rateLimit ? <RateLimitFact limit={operation.rateLimit} /> : null}
      {certainty === undefined ? null : <CertaintyFact />}
      <StatedFacts facts={channel.facts} />
    </ul>
  )
}

/** The channel that an operation belongs to. */
function ChannelFact({ channel: { partOf }, api }: ChannelPartProps) {
  const words = useWords()
  const owner = partOf === undefined ? undefined : api.channels.find(({ id }) => id === partOf)
  if (!owner) return null
  const link = <EntryLink key="channel" row={channelRow(owner)} api={api} />
  return <li>{words.rich('reference.channel.partOf', { channel: link })}</li>
}

function AccessFact({ channel, api }: ChannelPartProps) {
  const article = useArticle()
  const { words } = article
  const { access } = channel
  const token = privateTokenOf(channel)
  if (token) {
    return (
      <Fact note={tokenNote(token, words)}>
        {words.text('reference.channel.token')} <OperationLink id={token.operation} api={api} />
      </Fact>
    )
  }
  if (channel.security.length > 0) return <AuthenticationFact channel={channel} api={withChannelSchemes(api)} />
  if (access === undefined) return null
  const login = access === 'private' ? loginHref(channel, api, article) : undefined
  const label = words.text(`reference.channel.${access}`)
  return (
    <Fact note={words.text(access === 'private' ? 'reference.channel.private.note' : 'reference.channel.public.note')}>
      {login === undefined ? label : <a href={login}>{label}</a>}
    </Fact>
  )
}

/** What the servers or operations need, and which servers say that they need nothing. */
function AuthenticationFact({ channel: { security, partlySecured, servers }, api }: ChannelPartProps) {
  const article = useArticle()
  const { words } = article
  const schemes = schemeList(security, api, article)
  const addresses = (isSecured: boolean) =>
    addressesOf(servers.filter(({ security: own }) => own !== undefined && own.length > 0 === isSecured))
  const [secured, open] = [addresses(true), addresses(false)]
  const named = { schemes, secured: <NameList key="secured" names={secured} /> }
  const text = {
    all: () => words.rich('reference.authenticationRequired', { schemes }),
    operations: () => words.rich('reference.channel.authenticationOperations', { schemes }),
    servers: () =>
      open.length > 0
        ? words.rich('reference.channel.authenticationServers', {
            ...named,
            open: <NameList key="open" names={open} />,
          })
        : words.rich('reference.channel.authenticationSomeServers', named),
  }[partlySecured ?? 'all']()
  return (
    <>
      <Fact note={words.text('reference.channel.authentication.note')}>{text}</Fact>
      <ScopeFacts security={security} api={api} />
    </>
  )
}

function tokenNote(token: ConnectionToken, words: Article['words']): string {
  return 'member' in token
    ? words.text('reference.channel.token.message', { member: token.member })
    : words.text('reference.channel.token.address', { parameter: token.parameter })
}

function TopicLine({ channel }: { readonly channel: Channel }) {
  const address = nameOnWire(channel)
  const { words, uniqueAnchor } = useArticle()
  return (
    <div className="endpoint topic" id={uniqueAnchor(`${anchorOf(channel.id)}.endpoint`)}>
      <Method method={channelMark(channel)} />
      <code>
        <PathTemplate path={address} />
      </code>
      <button type="button" data-copy-text={address}>
        {words.text('reference.copy')}
      </button>
    </div>
  )
}

/** Addresses without repetitions: two servers may share one. The list of servers explains each. */
function addressesOf(servers: readonly Server[], channel?: Channel): string[] {
  const joined = (address: string) => (channel ? joinedAddress(address, channel) : address)
  return [...new Set(servers.map((server) => joined(serverAddress({ servers: [server] }))))]
}

function ServerLine({ address }: { readonly address: string }) {
  const words = useWords()
  return (
    <div className="endpoint server">
      <span className="visually-hidden">{words.text('reference.channel.server')}</span>
      <code>
        <PathTemplate path={address} />
      </code>
      <button type="button" data-copy-text={address}>
        {words.text('reference.copy')}
      </button>
    </div>
  )
}
