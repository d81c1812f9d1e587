import type { ChannelOperation, Message, MessageId } from '../contract/channel.ts'
import { dereference, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import type { DescribedOperation } from './channelEntries.ts'
import { compact, type ModelContext } from './context.ts'
import { generalAnswers, isCall } from './view/jsonRpc.ts'

/** A message of a side, its place in the document, and the name that the document has for it. */
interface SideMessage {
  readonly message: Message
  readonly node: SpecNode
  readonly name: string
  /** The messages that `x-response` names as its answers. */
  readonly answers: readonly MessageId[]
}

/** `publish` or `subscribe` of a channel of AsyncAPI 2, where one action may have many messages. */
export interface MessageSide {
  readonly operation: ChannelOperation
  readonly node: SpecNode
  readonly messages: readonly SideMessage[]
}

/** The sides with the answers to their messages, which `x-response` names: version 2 itself has no word for them. */
export function withAnswers(sides: readonly MessageSide[], context: ModelContext): MessageSide[] {
  const all = sides.flatMap(({ messages }) => messages)
  return sides.map(({ operation, node, messages: written }) => {
    const messages = written.map((own) => {
      const places = new Set(answerPlaces(own.node, context))
      return {
        ...own,
        answers: all.filter((other) => places.has(targetId(other.node))).map(({ message }) => message.id),
      }
    })
    const replies = [...new Set(messages.flatMap(({ answers }) => answers))]
    return { node, messages, operation: { ...operation, replies } }
  })
}

/** `x-response` is a message, a list of messages, or `oneOf` with such a list. */
function answerPlaces(message: SpecNode, { spec }: ModelContext): string[] {
  const written = childNode(message, 'x-response')
  if (written.value === undefined) return []
  const target = dereference(spec, written) ?? written
  const list = Array.isArray(target.value) ? target : childNode(target, 'oneOf')
  const several = childNodes(list).map(({ node }) => targetId(dereference(spec, node) ?? node))
  return several.length > 0 ? several : [targetId(target)]
}

/**
 * The operations of a channel, where each message of an action with several is one. Answers belong to their requests; where
 * the document states none at all, names pair them: `placeOrderResponse` answers `placeOrderRequest`. A result of JSON-RPC
 * without such a name answers the other requests.
 */
export function messageOperations(sides: readonly MessageSide[], { schemas }: ModelContext): DescribedOperation[] {
  const all = sides.flatMap(({ messages }) => messages)
  const isSaid = all.some(({ answers }) => answers.length > 0)
  const paired = new Set(all.flatMap((own) => namedAnswers(own, all)))
  const received = all.flatMap(({ message }) =>
    message.direction === 'receive' && !paired.has(message.id) ? [message] : [],
  )
  const isUnanswered = (own: SideMessage) =>
    namedAnswers(own, all).length === 0 && own.message.direction === 'send' && isCall(own.message, schemas)
  const general = generalAnswers(received, all.filter(isUnanswered).length, schemas).map(({ id }) => id)
  const assumedAnswers = (own: SideMessage) => (isUnanswered(own) ? general : namedAnswers(own, all))
  const answersTo = (own: SideMessage) => (isSaid ? own.answers : assumedAnswers(own))
  const answers = new Set(all.flatMap(answersTo))
  return sides.flatMap((side) => {
    const asked = side.messages.filter(({ message }) => !answers.has(message.id))
    return asked.map((own): DescribedOperation => {
      const replies = answersTo(own)
      const described =
        side.messages.length > 1 ? messageOperation(own, side) : { operation: side.operation, node: side.node }
      const isAnswerAssumed = !isSaid && replies.length > 0
      return {
        ...described,
        operation: { ...described.operation, replies },
        ...(isAnswerAssumed ? { isAnswerAssumed } : {}),
      }
    })
  })
}

function messageOperation({ message, node, name }: SideMessage, side: MessageSide): DescribedOperation {
  const { title, summary, description } = message
  const operation = compact<ChannelOperation>({
    ...side.operation,
    ...{ id: name, title, summary, description, messages: [message.id] },
    titledBy: valueAt(node, 'title') === undefined ? undefined : 'title',
  })
  return { operation, node, action: side.node }
}

function namedAnswers({ message, name }: SideMessage, all: readonly SideMessage[]): MessageId[] {
  const asked = name.replace(/[-_. ]?(?:Request|Req|Command)$/i, '')
  const isAnswer = (other: SideMessage) =>
    other.message.direction !== message.direction && answerName.exec(other.name)?.[1] === asked
  return all.filter(isAnswer).map((other) => other.message.id)
}

const answerName = /^(.+?)[-_. ]?(?:Response|Reply|Result|Answer|Ack)$/i
