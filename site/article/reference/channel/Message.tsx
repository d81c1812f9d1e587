import type { Channel, Example, Message as MessageModel } from '../../../../generator/contract/reference.ts'
import type { MessageOutline } from '../../../../generator/model/view/channelOutline.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { SchemaBody } from '../Body.tsx'
import { CertaintyNote } from '../CertaintyNote.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'
import { FrameCode } from './FrameCode.tsx'
import { MessageNotes } from './MessageNotes.tsx'
import { conversationOf } from './session.ts'

interface Props extends ChannelProps {
  readonly message: string
}

/** One kind of frame of a channel: who sends it, what it is for, its fields. Throws when the channel has no such message. */
export function Message({ of, message: id, api: apiId }: Props) {
  const article = useArticle()
  const { words } = article
  const { channel, api, level, outline } = useChannel(of, apiId)
  const found = outline.messages.find(({ message }) => message.id === id)
  if (!found) throw new Error(`the channel "${of}" of the API "${api.id}" has no message "${id}"`)
  const { message, anchor, headers, payload } = found
  const { title, direction, summary, description, certainty, deprecated } = message
  const side = direction === 'send' ? 'request' : 'response'
  return (
    <section className="operation-section message">
      <Heading level={level} anchor={anchor}>
        {plainText(title, article)}
      </Heading>
      <p className="message-direction" data-direction={direction}>
        <b>{words.text(`reference.session.${direction}`)}</b>
        {deprecated ? <s>{words.text('reference.deprecated')}</s> : null}
      </p>
      <Prose value={summary} />
      <Prose value={description} />
      <CertaintyNote certainty={certainty} />
      <MessageNotes message={message} />
      <Correlation outline={found} />
      {headers ? <p className="label">{words.text('reference.headers')}</p> : null}
      {headers ? <SchemaBody field={headers} api={api} direction={side} /> : null}
      {headers && payload ? <p className="label">{words.text('reference.body')}</p> : null}
      {payload ? <SchemaBody field={payload} api={api} direction={side} /> : null}
      <FurtherExamples channel={channel} message={message} />
    </section>
  )
}

/** Which field joins a reply to its request: `$message.payload#/data/id` is the field `data.id`. */
function Correlation({ outline: { message, headers, payload } }: { readonly outline: MessageOutline }) {
  const words = useWords()
  const [, place, pointer] = /^\$message\.(payload|header)#\/(.+)$/.exec(message.correlation ?? '') ?? []
  if (pointer === undefined) return null
  const steps = pointer.split('/')
  const name = <code>{steps.join('.')}</code>
  const inHeaders = place === 'header'
  const field = steps.reduce(
    (found, step) => found?.children.find((child) => child.name === step),
    inHeaders ? headers : payload,
  )
  const id = inHeaders ? 'reference.message.correlationHeader' : 'reference.message.correlation'
  return <p>{words.rich(id, { field: field ? <a href={`#${field.anchor}`}>{name}</a> : name })}</p>
}

/** Examples that the session above does not show. */
function FurtherExamples({ channel, message }: { readonly channel: Channel; readonly message: MessageModel }) {
  const words = useWords()
  const shown = conversationOf(channel).filter((frame) => frame.message === message.id)
  const further = message.examples.filter((example) => !shown.some((frame) => isSame(frame.example, example)))
  if (further.length === 0) return null
  return (
    <details className="values further">
      <summary>{words.text('reference.message.examples', { count: further.length, shown: shown.length })}</summary>
      {further.map((example) => (
        <FrameCode key={example.name} example={example} />
      ))}
    </details>
  )
}

function isSame(a: Example, b: Example): boolean {
  return a.name === b.name && JSON.stringify(a.value) === JSON.stringify(b.value)
}
