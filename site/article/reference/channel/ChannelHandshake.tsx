import { useWords } from '../../articleContext.tsx'
import { TopFields } from '../FieldTree.tsx'
import { Section } from '../Section.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** Query, headers and credentials of the request that opens the connection. */
export function ChannelHandshake({ of, api: apiId }: ChannelProps) {
  const words = useWords()
  const { api, outline, level } = useChannel(of, apiId)
  return outline.handshake.map(({ in: place, anchor, items }) => (
    <Section key={place} level={level} anchor={anchor} title={words.text(`reference.parameters.${place}`)}>
      <p>{words.text('reference.channel.handshake')}</p>
      <TopFields fields={items} api={api} direction="request" />
    </Section>
  ))
}
