import { Children, isValidElement, type ReactNode } from 'react'
import { useArticle } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { plainText } from '../../prose/Prose.tsx'
import { ChangeHistory } from '../ChangeHistory.tsx'
import { MaintenanceLinks } from '../MaintenanceLinks.tsx'
import { ChannelDelivery } from './ChannelDelivery.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import { ChannelOperations } from './ChannelOperations.tsx'
import { ChannelTopic } from './ChannelTopic.tsx'
import { Conversation } from './Conversation.tsx'
import { type ChannelProps, ChannelProvider, useChannel } from './channelContext.tsx'

interface Props extends ChannelProps {
  /** The page has only this channel: the page's title is its title. */
  readonly single?: boolean
  readonly children?: ReactNode
}

/**
 * One channel with its parts as children: facts and prose, how it delivers, a session frame by frame, then each message with
 * its fields. The session stands between the two halves of the text; where there is room the stylesheet puts it beside them.
 */
export function Channel({ of, api: apiId, single = false, children }: Props) {
  const article = useArticle()
  const { channel, api, outline } = useChannel(of, apiId)
  const { head, before, session, after } = arrange(Children.toArray(children))
  const { anchor } = outline
  return (
    <ChannelProvider value={{ channel, api, outline, level: single ? 2 : 3 }}>
      <section className="operation channel" id={anchor}>
        <div className="operation-head">
          {single ? null : (
            <Heading level={2} anchor={anchor} isTarget={false}>
              {plainText(channel.title, article)}
            </Heading>
          )}
          {head}
        </div>
        <div className="operation-text">
          {before}
          <ChannelDelivery of={of} api={api.id} />
          <ChannelTopic of={of} api={api.id} />
          <ChannelOperations channel={channel} level={single ? 2 : 3} />
        </div>
        {session.length > 0 ? <div className="operation-samples">{session}</div> : null}
        <div className="operation-text">
          {after}
          <ChangeHistory api={api.id} of={of} />
          <MaintenanceLinks id={of} anchor={anchor} source={channel.source} single={single} />
        </div>
      </section>
    </ChannelProvider>
  )
}

/** The head, what stands before the session, the session itself, and what follows it. */
function arrange(parts: readonly ReactNode[]) {
  const isOf = (type: unknown) => (part: ReactNode) => isValidElement(part) && part.type === type
  const head = parts.filter(isOf(ChannelFacts))
  const text = parts.filter((part) => !head.includes(part))
  const at = text.findIndex(isOf(Conversation))
  return at < 0
    ? { head, before: text, session: [], after: [] }
    : { head, before: text.slice(0, at), session: text.slice(at, at + 1), after: text.slice(at + 1) }
}
