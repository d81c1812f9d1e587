import type { Sequence } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import { useWords } from '../../articleContext.tsx'
import { Prose } from '../../prose/Prose.tsx'
import { Section } from '../Section.tsx'
import { BookKeeping } from './BookKeeping.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** How a channel delivers, and how an order book is kept from its pushes. */
export function ChannelDelivery(props: ChannelProps) {
  return (
    <>
      <Delivery {...props} />
      <BookKeeping {...props} />
    </>
  )
}

/** Push frequency, snapshot and updates, and the way to notice a gap. */
function Delivery({ of, api: apiId }: ChannelProps) {
  const words = useWords()
  const { channel, level } = useChannel(of, apiId)
  const { pushFrequency, snapshot, sequence } = channel
  if (!pushFrequency && !snapshot && !sequence) return null
  return (
    <Section level={level} id={anchorOf(channel.id, 'push-rules')} title={words.text('reference.channel.delivery')}>
      <dl className="terms delivery">
        {pushFrequency ? (
          <div>
            <dt>{words.text('reference.channel.frequency')}</dt>
            <Prose as="dd" value={pushFrequency} />
          </div>
        ) : null}
        {snapshot ? (
          <div>
            <dt>{words.text('reference.channel.snapshot')}</dt>
            <Prose as="dd" value={snapshot} />
          </div>
        ) : null}
        {sequence ? <SequenceRule sequence={sequence} /> : null}
      </dl>
    </Section>
  )
}

function SequenceRule({ sequence: { id, previous, rule } }: { readonly sequence: Sequence }) {
  const words = useWords()
  const own = <code>{id}</code>
  return (
    <div>
      <dt>{words.text('reference.channel.sequence')}</dt>
      <dd>
        <p>
          {previous === undefined
            ? words.rich('reference.channel.sequence.own', { id: own })
            : words.rich('reference.channel.sequence.previous', { id: own, previous: <code>{previous}</code> })}
        </p>
        <Prose value={rule} />
      </dd>
    </div>
  )
}
