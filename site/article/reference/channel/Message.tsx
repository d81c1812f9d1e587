import { anchorOf } from '../../../../generator/contract/ids.ts'
import type {
  Api,
  Channel,
  Example,
  Message as MessageModel,
  SchemaNode,
} from '../../../../generator/contract/reference.ts'
import { buildFieldTree, type Direction } from '../../../../generator/model/view/fieldTree.ts'
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
  const { channel, api, level } = useChannel(of, apiId)
  const message = channel.messages.find((candidate) => candidate.id === id)
  if (!message) throw new Error(`the channel "${of}" of the API "${api.id}" has no message "${id}"`)
  const { title, direction, summary, description, headers, payload, certainty, deprecated } = message
  const anchor = anchorOf(channel.id, id)
  const side = direction === 'send' ? 'request' : 'response'
  return (
    <section className="operation-section message">
      <Heading level={level} id={anchor}>
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
      <Correlation message={message} anchor={anchor} />
      {headers ? <p className="label">{words.text('reference.headers')}</p> : null}
      <Fields schema={headers} anchor={anchorOf(anchor, 'headers')} direction={side} api={api} />
      {headers && payload ? <p className="label">{words.text('reference.body')}</p> : null}
      <Fields schema={payload} anchor={anchor} direction={side} api={api} />
      <FurtherExamples channel={channel} message={message} />
    </section>
  )
}

interface FieldsProps {
  readonly schema: SchemaNode | undefined
  readonly anchor: string
  readonly direction: Direction
  readonly api: Api
}

function Fields({ schema, anchor, direction, api }: FieldsProps) {
  const { uniqueAnchor } = useArticle()
  if (!schema) return null
  const field = buildFieldTree(schema, { schemas: api.schemas, anchor, direction, uniqueAnchor })
  return <SchemaBody field={field} api={api} direction={direction} />
}

/** Which field joins a reply to its request: `$message.payload#/data/id` is the field `data.id`. */
function Correlation({
  message: { correlation },
  anchor,
}: {
  readonly message: MessageModel
  readonly anchor: string
}) {
  const words = useWords()
  const [, place, pointer] = /^\$message\.(payload|header)#\/(.+)$/.exec(correlation ?? '') ?? []
  if (pointer === undefined) return null
  const steps = pointer.split('/')
  const name = <code>{steps.join('.')}</code>
  const inHeaders = place === 'header'
  const href = `#${anchorOf(anchor, ...(inHeaders ? ['headers'] : []), ...steps)}`
  const id = inHeaders ? 'reference.message.correlationHeader' : 'reference.message.correlation'
  return <p>{words.rich(id, { field: <a href={href}>{name}</a> })}</p>
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
