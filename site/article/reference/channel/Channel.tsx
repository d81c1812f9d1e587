import { Children, isValidElement, type ReactNode } from 'react'
import { isWebSocket } from '../../../../generator/model/view/protocol.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { plainText } from '../../prose/Prose.tsx'
import { ChangeHistory } from '../ChangeHistory.tsx'
import { isRetired } from '../DeprecationBanner.tsx'
import { TopFields } from '../FieldTree.tsx'
import { MaintenanceLinks } from '../MaintenanceLinks.tsx'
import { breakablePath } from '../PathTemplate.tsx'
import { Section } from '../Section.tsx'
import { ChannelDelivery } from './ChannelDelivery.tsx'
import { ChannelFacts, ChannelHead, ChannelTerms } from './ChannelFacts.tsx'
import { ChannelOperations } from './ChannelOperations.tsx'
import { ChannelTopic } from './ChannelTopic.tsx'
import { Conversation, Session } from './Conversation.tsx'
import { type ChannelProps, ChannelProvider, useChannel } from './channelContext.tsx'
import { Message } from './Message.tsx'
import { ChannelErrors } from './OperationErrors.tsx'
import { SessionSamples } from './SessionSamples.tsx'
import { sessionOf } from './session.ts'

interface Props extends ChannelProps {
  /** The page has only this channel: the page's title is its title. */
  readonly single?: boolean
  readonly children?: ReactNode
}

/**
 * One channel with its parts as children: facts and prose beside a program, a session once over the whole width, then each
 * message with its fields beside its frames.
 */
export function Channel({ of, api: apiId, single = false, children }: Props) {
  const article = useArticle()
  const { channel, api, outline } = useChannel(of, apiId)
  const { hasHead, hasSession, before, after } = arrange(Children.toArray(children))
  const { anchor } = outline
  const title = plainText(channel.title, article)
  const level = single ? 2 : 3
  return (
    <ChannelProvider value={{ channel, api, outline, level }}>
      <section
        className="operation channel"
        id={anchor}
        data-retired={isRetired(channel.deprecation, article) || undefined}
      >
        <div className="operation-head">
          {single ? null : (
            <Heading level={2} anchor={anchor} isTarget={false}>
              {title === channel.address ? breakablePath(channel.address) : title}
            </Heading>
          )}
          {hasHead ? <ChannelHead channel={channel} api={api} /> : null}
        </div>
        <div className="operation-text operation-request">
          {hasHead ? <ChannelTerms channel={channel} api={api} /> : null}
          {before}
          <ChannelDelivery of={of} api={api.id} />
          <ChannelTopic of={of} api={api.id} />
          <ChannelHandshake of={of} api={api.id} />
          <ChannelOperations channel={channel} api={api} level={level} />
        </div>
        {hasSession && isWebSocket(channel) && sessionOf(channel, api).length > 0 ? (
          <div className="operation-samples request-sample">
            <SessionSamples of={of} api={api.id} />
          </div>
        ) : null}
        <div className="operation-text operation-rest">
          {hasSession ? <Session of={of} api={api.id} hasMessages={after.some(isOf(Message))} /> : null}
          {after}
          <ChannelErrors channel={channel} api={api} level={level} />
          <ChangeHistory api={api.id} of={of} />
          <MaintenanceLinks id={of} anchor={anchor} source={channel.source} single={single} />
        </div>
      </section>
    </ChannelProvider>
  )
}

/** The parts before the session and the parts after it. */
function arrange(parts: readonly ReactNode[]) {
  const text = parts.filter((part) => !isOf(ChannelFacts)(part))
  const at = text.findIndex(isOf(Conversation))
  return {
    hasHead: text.length < parts.length,
    hasSession: at >= 0,
    before: at < 0 ? text : text.slice(0, at),
    after: at < 0 ? [] : text.slice(at + 1),
  }
}

function isOf(type: unknown): (part: ReactNode) => boolean {
  return (part) => isValidElement(part) && part.type === type
}

/** Query, headers and credentials of the request that opens the connection. */
function ChannelHandshake({ of, api: apiId }: ChannelProps) {
  const words = useWords()
  const { api, outline, level } = useChannel(of, apiId)
  return outline.handshake.map(({ in: place, anchor, items }) => (
    <Section key={place} level={level} anchor={anchor} title={words.text(`reference.parameters.${place}`)}>
      <p>{words.text('reference.channel.handshake')}</p>
      <TopFields fields={items} api={api} direction="request" />
    </Section>
  ))
}
