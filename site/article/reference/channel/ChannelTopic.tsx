import { Children } from 'react'
import type { ChannelParameter } from '../../../../generator/contract/channel.ts'
import { typeLabel } from '../../../../generator/model/view/typeLabel.ts'
import { useWords } from '../../articleContext.tsx'
import { AnchorLink } from '../../Heading.tsx'
import { Prose } from '../../prose/Prose.tsx'
import { constraintTexts } from '../constraintTexts.tsx'
import { typeWords } from '../FieldFacts.tsx'
import { KnownValues } from '../KnownValues.tsx'
import { NameList } from '../NameList.tsx'
import { Section } from '../Section.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** The placeholders in a topic's name and the values that may replace each. */
export function ChannelTopic({ of, api: apiId }: ChannelProps) {
  const words = useWords()
  const { channel, outline, level } = useChannel(of, apiId)
  const { topic } = outline
  if (!topic) return null
  return (
    <Section
      level={level}
      anchor={topic.anchor}
      title={words.text(channel.isPath ? 'reference.channel.pathParameters' : 'reference.channel.parameters')}
    >
      <dl className="fields">
        {topic.items.map(({ parameter, anchor }) => (
          <TopicParameter key={anchor} parameter={parameter} anchor={anchor} />
        ))}
      </dl>
    </Section>
  )
}

interface ParameterProps {
  readonly parameter: ChannelParameter
  readonly anchor: string
}

function TopicParameter({
  parameter: { name, description, values, default: fallback, examples = [], schema },
  anchor,
}: ParameterProps) {
  const words = useWords()
  return (
    <div id={anchor}>
      <dt>
        <code>{`{${name}}`}</code>
        <AnchorLink to={anchor} name={name} />{' '}
        {schema ? <span className="type">{typeLabel(schema, {}, typeWords(words))}</span> : null}
        {schema?.format === undefined ? null : <small>{schema.format}</small>}
        {Children.map(schema ? constraintTexts(schema, words) : [], (limit) => (
          <span>{limit} </span>
        ))}
        {fallback === undefined ? null : (
          <span>{words.rich('reference.default', { value: <code>{fallback}</code> })}</span>
        )}
      </dt>
      <dd>
        <Prose value={description} />
        {values.length > 0 ? <KnownValues values={values} /> : null}
        {examples.length > 0 ? (
          <p>{words.rich('reference.channel.parameterExamples', { examples: <NameList names={examples} /> })}</p>
        ) : null}
      </dd>
    </div>
  )
}
