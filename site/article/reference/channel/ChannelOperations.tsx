import type { Prose as LocalizedProse } from '../../../../generator/contract/annotations.ts'
import type { Channel, ChannelId, ChannelOperation, MessageId } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import { isSameJson } from '../../../../generator/contract/json.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import { withChannelSchemes } from '../../../../generator/model/view/channelSchemes.ts'
import { entriesById } from '../../../../generator/model/view/entriesById.ts'
import { channelRow } from '../../../../generator/model/view/entryRows.ts'
import { furtherBindings } from '../../../../generator/model/view/handshake.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { AnchorLink } from '../../Heading.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { EntryLink, EntryPath } from '../EntryLink.tsx'
import { RateLimitFact } from '../Facts.tsx'
import { ReadMore } from '../FieldHints.tsx'
import { Section } from '../Section.tsx'
import { ScopeFacts, schemeList } from '../SecurityFacts.tsx'
import { Bindings } from './Bindings.tsx'
import type { ChannelScope } from './channelContext.tsx'
import { OperationErrors } from './OperationErrors.tsx'

/**
 * The actions on a channel that have more than messages, and the bindings of the channel. Operations with entries of their own
 * are links to them; such an entry leaves to its channel the facts that hold for all.
 */
export function ChannelOperations({ channel, api, level }: Omit<ChannelScope, 'outline'>) {
  const words = useWords()
  const { externalDocs, operations, partOf, parts = [] } = channel
  const bindings = partOf === undefined ? furtherBindings(channel.bindings ?? []) : []
  const listed =
    partOf === undefined ? operations.filter(isListed) : operations.filter(hasProtocolFacts).map(withoutFacts)
  if (listed.length + parts.length + bindings.length === 0 && !externalDocs) return null
  const id = anchorOf(channel.id, 'operations')
  return (
    <Section level={level} id={id} title={words.text('reference.channel.operations')}>
      <ReadMore docs={externalDocs} />
      <Bindings bindings={bindings} />
      {parts.length > 0 ? <PartList parts={parts} api={api} /> : null}
      <dl className="fields">
        {listed.map((operation) => (
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

function isListed(operation: ChannelOperation): boolean {
  const { titledBy, description, security, rateLimit, errors, externalDocs } = operation
  return (
    hasProtocolFacts(operation) ||
    titledBy === 'title' ||
    [description, security, rateLimit, errors, externalDocs].some((own) => own !== undefined)
  )
}

/** Purposes of a message: titles of operations that the list leaves out. */
export function purposesOf({ operations, partOf, summary }: Channel, message: MessageId): LocalizedProse[] {
  if (partOf !== undefined) return []
  return operations.flatMap((operation) => {
    const { titledBy, title, messages } = operation
    const isShown = isListed(operation) || isSameJson(title, summary ?? null)
    return titledBy && !isShown && messages.includes(message) ? [title] : []
  })
}

function hasProtocolFacts({ replyAddress, bindings }: ChannelOperation): boolean {
  return replyAddress !== undefined || bindings !== undefined
}

/** An entry of one operation shows its security and limit among its facts, and has a section for its errors. */
function withoutFacts({ security, rateLimit, errors, ...operation }: ChannelOperation): ChannelOperation {
  return operation
}

/** The operations of a channel, each by its title and the name that frames have for it. */
function PartList({ parts, api }: { readonly parts: readonly ChannelId[]; readonly api: Api }) {
  return (
    <ul>
      {entriesById(api.channels, parts)
        .map(channelRow)
        .map((row) => (
          <li key={row.id}>
            <EntryLink row={row} api={api} /> <EntryPath row={row} />
          </li>
        ))}
    </ul>
  )
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
  const { id, title, direction, summary, description, security, rateLimit, bindings, externalDocs } = operation
  return (
    <div id={anchor}>
      <dt>
        <strong>{plainText(title, article)}</strong>
        <AnchorLink to={anchor} name={id} /> <span>{words.text(`reference.session.${direction}`)}</span>
      </dt>
      <dd>
        <Prose value={summary} />
        <Prose value={description} />
        <ReplyAddress operation={operation} />
        {security?.length || rateLimit ? (
          <ul className="facts">
            {security?.length ? (
              <>
                <li>{words.rich('reference.channel.security', { schemes: schemeList(security, api, article) })}</li>
                <ScopeFacts security={security} api={api} />
              </>
            ) : null}
            {rateLimit ? <RateLimitFact limit={rateLimit} /> : null}
          </ul>
        ) : null}
        <OperationErrors operation={operation} api={api} owner={anchor} />
        <ReadMore docs={externalDocs} />
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
