import type { Channel } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import { statedName } from '../../../../generator/model/view/channelAddress.ts'
import { channelMark, channelRow } from '../../../../generator/model/view/entryRows.ts'
import { isWebSocket } from '../../../../generator/model/view/protocol.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { ConsoleLink } from '../ConsoleLink.tsx'
import { DeprecationBanner } from '../DeprecationBanner.tsx'
import { EntryLink } from '../EntryLink.tsx'
import { CertaintyFact, PermissionFact, RateLimitFact } from '../Facts.tsx'
import { Method } from '../Method.tsx'
import { PathTemplate } from '../PathTemplate.tsx'
import { StatedFacts } from '../StatedFacts.tsx'
import { AccessFact } from './AccessFact.tsx'
import { type ChannelPartProps, type ChannelProps, useChannel } from './channelContext.tsx'
import { serverAddresses } from './serverAddresses.ts'

/** The topic of a channel, its servers and its terms. */
export function ChannelFacts({ of, api: apiId }: ChannelProps) {
  const { channel, api } = useChannel(of, apiId)
  return (
    <>
      <ChannelHead channel={channel} api={api} />
      <ChannelTerms channel={channel} api={api} />
    </>
  )
}

/** The topic and where to connect for it. */
export function ChannelHead({ channel, api }: ChannelPartProps) {
  return (
    <>
      <DeprecationBanner deprecation={channel.deprecation} kind="channel" api={api} />
      <TopicLine channel={channel} />
      {serverAddresses(channel.servers, channel).map((address) => (
        <ServerLine key={address} address={address} />
      ))}
      {isWebSocket(channel) ? (
        <p>
          <ConsoleLink kind="channel" api={api.id} id={channel.id} deprecation={channel.deprecation} />
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

function TopicLine({ channel }: { readonly channel: Channel }) {
  const address = statedName(channel)
  const { words, uniqueAnchor } = useArticle()
  return (
    <div className="endpoint topic" id={uniqueAnchor(`${anchorOf(channel.id)}.endpoint`)}>
      <Method method={channelMark(channel)} />
      {address === undefined ? (
        <span>{words.text('reference.channel.addressUnknown')}</span>
      ) : (
        <CopiedAddress address={address} />
      )}
    </div>
  )
}

function ServerLine({ address }: { readonly address: string }) {
  const words = useWords()
  return (
    <div className="endpoint server">
      <span className="visually-hidden">{words.text('reference.channel.server')}</span>
      <CopiedAddress address={address} />
    </div>
  )
}

function CopiedAddress({ address }: { readonly address: string }) {
  const words = useWords()
  return (
    <>
      <code>
        <PathTemplate path={address} />
      </code>
      <button type="button" data-copy="">
        {words.text('reference.copy')}
      </button>
    </>
  )
}
