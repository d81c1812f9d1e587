import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { ChannelParameter } from '../../../../generator/contract/reference.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { AnchorLink } from '../../Heading.tsx'
import { Prose } from '../../prose/Prose.tsx'
import { KnownValues } from '../KnownValues.tsx'
import { Section } from '../Section.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** The placeholders in a topic's name and what may stand for each. */
export function ChannelTopic({ of, api: apiId }: ChannelProps) {
  const words = useWords()
  const { channel, level } = useChannel(of, apiId)
  if (channel.parameters.length === 0) return null
  const id = anchorOf(channel.id, 'topic-name')
  return (
    <Section level={level} id={id} title={words.text('reference.channel.parameters')}>
      <dl className="fields">
        {channel.parameters.map((parameter) => (
          <TopicParameter key={parameter.name} parameter={parameter} wanted={anchorOf(id, parameter.name)} />
        ))}
      </dl>
    </Section>
  )
}

interface ParameterProps {
  readonly parameter: ChannelParameter
  readonly wanted: string
}

function TopicParameter({ parameter: { name, description, values, default: fallback }, wanted }: ParameterProps) {
  const { words, uniqueAnchor } = useArticle()
  const anchor = uniqueAnchor(wanted)
  return (
    <div id={anchor}>
      <dt>
        <code>{`{${name}}`}</code>
        <AnchorLink to={anchor} name={name} />{' '}
        {fallback === undefined ? null : (
          <span>{words.rich('reference.default', { value: <code>{fallback}</code> })}</span>
        )}
      </dt>
      <dd>
        <Prose value={description} />
        {values.length > 0 ? <KnownValues values={values} /> : null}
      </dd>
    </div>
  )
}
