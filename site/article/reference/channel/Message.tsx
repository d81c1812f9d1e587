import type { Channel, Message as MessageModel } from '../../../../generator/contract/channel.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import type { MessageOutline } from '../../../../generator/model/view/channelOutline.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { SchemaBody } from '../Body.tsx'
import { CertaintyNote } from '../CertaintyNote.tsx'
import { listedChildren } from '../fields.ts'
import { SectionFold } from '../Section.tsx'
import { purposesOf } from './ChannelOperations.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'
import { MessageFrames } from './MessageFrames.tsx'
import { MessageNotes } from './MessageNotes.tsx'
import { framesOfMessage } from './session.ts'

interface Props extends ChannelProps {
  readonly message: string
}

/**
 * One kind of frame of a channel: its sender, its purpose and its fields, beside the frames of the session. Throws when the
 * channel has no such message.
 */
export function Message({ of, message: id, api: apiId }: Props) {
  const article = useArticle()
  const { words } = article
  const { channel, api, level, outline } = useChannel(of, apiId)
  const found = outline.messages.find(({ message }) => message.id === id)
  if (!found) throw new Error(`the channel "${of}" of the API "${api.id}" has no message "${id}"`)
  const { message, anchor, isUnconfirmed } = found
  const { title, direction, summary, description, deprecated } = message
  const frames = framesOfMessage(channel, id, api)
  const isFolded = isControl(channel, message)
  const isKnown = isFolded && !article.isFirst(`message ${JSON.stringify(title)}`)
  // A summary holds no paragraph.
  const Side = isKnown ? 'span' : 'p'
  const side = (
    <Side className="message-direction" data-direction={direction}>
      <b>{words.text(`reference.session.${direction}`)}</b>
      {frames.map(({ number }) => (
        <span key={number} className="frame-number">
          {number}
        </span>
      ))}
      {deprecated ? <s>{words.text('reference.deprecated')}</s> : null}
    </Side>
  )
  const text = (
    <>
      {purposesOf(channel, id).map((purpose) => (
        <p key={JSON.stringify(purpose)}>{plainText(purpose, article)}</p>
      ))}
      <Prose value={summary} />
      <Prose value={description} />
      {isUnconfirmed ? <CertaintyNote /> : null}
      <MessageNotes message={message} />
      <Correlation outline={found} />
      <Fields outline={found} api={api} isFolded={isFolded} />
    </>
  )
  const row = <MessageFrames message={message} frames={frames} />
  if (isKnown) {
    return (
      <SectionFold level={level} anchor={anchor} title={plainText(title, article)} note={side}>
        <div className="message">
          <div className="message-text">{text}</div>
          {row}
        </div>
      </SectionFold>
    )
  }
  return (
    <section className="operation-section message">
      <Heading level={level} anchor={anchor}>
        {plainText(title, article)}
      </Heading>
      <div className="message-text">
        {side}
        {text}
      </div>
      {row}
    </section>
  )
}

/** Where a channel pushes messages, the others open and close it. */
function isControl({ operations }: Channel, { id }: MessageModel): boolean {
  const pushed = operations.filter(({ direction }) => direction === 'receive').flatMap(({ messages }) => messages)
  return pushed.length > 0 && !pushed.includes(id)
}

interface FieldsProps {
  readonly outline: MessageOutline
  readonly api: Api
  readonly isFolded: boolean
}

function Fields({ outline, api, isFolded }: FieldsProps) {
  const words = useWords()
  const { message, headers, payload } = outline
  const side = message.direction === 'send' ? 'request' : 'response'
  const count = [headers, payload].flatMap((field) => (field ? listedChildren(field) : [])).length
  const fields = (
    <>
      {headers ? <p className="label">{words.text('reference.headers')}</p> : null}
      {headers ? <SchemaBody field={headers} api={api} direction={side} /> : null}
      {headers && payload ? <p className="label">{words.text('reference.body')}</p> : null}
      {payload ? <SchemaBody field={payload} api={api} direction={side} /> : null}
    </>
  )
  if (!isFolded || count === 0) return fields
  return (
    <details className="nested">
      <summary>{words.text('reference.nested.fields', { count })}</summary>
      <div>{fields}</div>
    </details>
  )
}

/** The field that joins a reply to its request: `$message.payload#/data/id` is the field `data.id`. */
function Correlation({ outline: { message, headers, payload } }: { readonly outline: MessageOutline }) {
  const words = useWords()
  const [, place, pointer] = /^\$message\.(payload|header)#\/(.+)$/.exec(message.correlation ?? '') ?? []
  const note = <Prose value={message.correlationNote} />
  if (pointer === undefined) return note
  const steps = pointer.split('/')
  const name = <code>{steps.join('.')}</code>
  const inHeaders = place === 'header'
  const field = steps.reduce(
    (found, step) => found?.children.find((child) => child.name === step),
    inHeaders ? headers : payload,
  )
  const id = inHeaders ? 'reference.message.correlationHeader' : 'reference.message.correlation'
  return (
    <>
      <p>{words.rich(id, { field: field ? <a href={`#${field.anchor}`}>{name}</a> : name })}</p>
      {note}
    </>
  )
}
