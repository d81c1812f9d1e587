import { Children, isValidElement, type ReactNode } from 'react'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import { useArticle } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { plainText } from '../../prose/Prose.tsx'
import { ChannelDelivery } from './ChannelDelivery.tsx'
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
  const { channel, api } = useChannel(of, apiId)
  const { before, session, after } = arrange(Children.toArray(children))
  const anchor = anchorOf(of)
  return (
    <ChannelProvider value={{ channel, api, level: single ? 2 : 3 }}>
      <section className="operation channel" id={anchor}>
        {single ? null : (
          <Heading level={2} id={anchor} isTarget={false}>
            {plainText(channel.title, article)}
          </Heading>
        )}
        <div className="operation-text">
          {before}
          <ChannelDelivery of={of} api={api.id} />
          <ChannelTopic of={of} api={api.id} />
        </div>
        {session.length > 0 ? <div className="operation-samples">{session}</div> : null}
        {after.length > 0 ? <div className="operation-text">{after}</div> : null}
      </section>
    </ChannelProvider>
  )
}

/** What stands before the session, the session itself, and what follows it. */
function arrange(parts: readonly ReactNode[]) {
  const at = parts.findIndex((part) => isValidElement(part) && part.type === Conversation)
  return at < 0
    ? { before: parts, session: [], after: [] }
    : { before: parts.slice(0, at), session: parts.slice(at, at + 1), after: parts.slice(at + 1) }
}
