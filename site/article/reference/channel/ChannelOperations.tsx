import type { Channel, ChannelOperation } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import { withChannelSchemes } from '../../../../generator/model/view/channelSchemes.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { AnchorLink } from '../../Heading.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { ReadMore } from '../FieldHints.tsx'
import { Section } from '../Section.tsx'
import { ScopeFacts, schemeList } from '../SecurityFacts.tsx'
import { Bindings } from './Bindings.tsx'

interface OperationsProps {
  readonly channel: Channel
  readonly api: Api
  readonly level: number
}

/** The actions on a channel that have more than messages, and the bindings of the channel. */
export function ChannelOperations({ channel, api, level }: OperationsProps) {
  const words = useWords()
  const { bindings, externalDocs, operations } = channel
  const told = operations.filter(saysMore)
  if (told.length === 0 && !bindings && !externalDocs) return null
  const id = anchorOf(channel.id, 'operations')
  return (
    <Section level={level} id={id} title={words.text('reference.channel.operations')}>
      {externalDocs ? (
        <p>
          <ReadMore docs={externalDocs} />
        </p>
      ) : null}
      <Bindings bindings={bindings} />
      <dl className="fields">
        {told.map((operation) => (
          <Entry
            key={operation.id}
            operation={operation}
            api={withChannelSchemes(api)}
            wanted={anchorOf(id, operation.id)}
          />
        ))}
      </dl>
    </Section>
  )
}

function saysMore({ description, replyAddress, security, bindings, externalDocs }: ChannelOperation): boolean {
  return [description, replyAddress, security, bindings, externalDocs].some((part) => part !== undefined)
}

interface EntryProps {
  readonly operation: ChannelOperation
  readonly api: Api
  readonly wanted: string
}

function Entry({ operation, api, wanted }: EntryProps) {
  const article = useArticle()
  const { words } = article
  const anchor = article.uniqueAnchor(wanted)
  const { id, title, direction, description, security, bindings, externalDocs } = operation
  return (
    <div id={anchor}>
      <dt>
        <strong>{plainText(title, article)}</strong>
        <AnchorLink to={anchor} name={id} /> <span>{words.text(`reference.session.${direction}`)}</span>
      </dt>
      <dd>
        <Prose value={description} />
        <ReplyAddress operation={operation} />
        {security ? (
          <ul className="facts">
            <li>{words.rich('reference.channel.security', { schemes: schemeList(security, api, article) })}</li>
            <ScopeFacts security={security} api={api} />
          </ul>
        ) : null}
        {externalDocs ? (
          <p>
            <ReadMore docs={externalDocs} />
          </p>
        ) : null}
        <Bindings bindings={bindings} />
      </dd>
    </div>
  )
}

function ReplyAddress({ operation: { replyAddress } }: { readonly operation: ChannelOperation }) {
  const words = useWords()
  if (!replyAddress) return null
  const { topic, location, description } = replyAddress
  return (
    <>
      {topic === undefined ? null : (
        <p>{words.rich('reference.channel.replyTopic', { topic: <code key="topic">{topic}</code> })}</p>
      )}
      {location === undefined ? null : (
        <p>{words.rich('reference.channel.replyLocation', { location: <code key="location">{location}</code> })}</p>
      )}
      <Prose value={description} />
    </>
  )
}
