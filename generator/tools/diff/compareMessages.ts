import { anchorOf } from '../../contract/ids.ts'
import type { Channel, ChannelOperation, ForeignSchema, Message, SchemaNode } from '../../contract/reference.ts'
import type { ApiChange, ChangedPart, Ends, Side } from './change.ts'
import { compareSchemeNames } from './compareAccess.ts'
import { compareBindings } from './compareBindings.ts'
import { compareDeprecated, compareExamples } from './compareNotes.ts'
import { compareRest } from './compareRest.ts'
import { compareSchema } from './compareSchema.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { fieldAnchors, outlineOfChannel } from './fieldAnchors.ts'
import { type Matched, match } from './match.ts'
import type { RuleId } from './rules.ts'
import { asJson, isSameJson } from './sameJson.ts'
import { anyValue } from './schemaWalk.ts'
import { changeOf, partScope, type Scope } from './scope.ts'
import { shapeOf } from './shapeOf.ts'

/** The frames of a channel and what they are for. */
export function compareMessages(before: Channel, after: Channel, owner: Scope): ApiChange[] {
  const messages = matchMessages(before, after, owner)
  const actions = match(before.operations, after.operations, ({ id, direction }) => `${direction} ${id}`, actionOf)
  const ids = new Map(messages.both.map((pair) => [pair.before.id, pair.after.id]))
  return [
    ...actions.removed.map(({ id }) => changeOf('action-removed', owner, { item: id, before: id })),
    ...actions.added.map(({ id }) => changeOf('action-added', owner, { item: id, after: id })),
    ...messages.removed.map((message) =>
      changeOf('message-removed', messageScope({ before: message }, before, after, owner)),
    ),
    ...messages.added.map((message) => {
      const isReply = isOnlyReply(message, after, actions.added)
      return changeOf(
        isReply ? 'reply-message-added' : 'message-added',
        messageScope({ after: message }, before, after, owner),
      )
    }),
    ...messages.both.flatMap((pair) => compareMessage(pair.before, pair.after, before, after, owner)),
    ...actions.both.flatMap((pair) => compareAction(pair.before, pair.after, ids, messages, owner)),
  ]
}

/** Messages by id, then by what they hold: the id is not sent. */
function matchMessages(before: Channel, after: Channel, { apis }: Scope): Matched<Message> {
  const shapes = new Map<Message, string>([
    ...before.messages.map((message) => [message, shape(message, apis.before.schemas)] as const),
    ...after.messages.map((message) => [message, shape(message, apis.after.schemas)] as const),
  ])
  return match(
    before.messages,
    after.messages,
    ({ id, direction }) => `${direction} ${id}`,
    (message) => shapes.get(message),
  )
}

function shape({ direction, payload }: Message, schemas: Parameters<typeof shapeOf>[1]): string {
  return `${direction} ${shapeOf(payload ?? anyValue, schemas)}`
}

function actionOf({ direction, messages }: ChannelOperation): string {
  return [direction, ...messages].join(' ')
}

/** Whether a client that uses no new action never meets the message. */
function isOnlyReply({ id }: Message, { operations }: Channel, added: readonly ChannelOperation[]): boolean {
  const users = operations.filter(({ messages, replies }) => messages.includes(id) || replies.includes(id))
  return users.length > 0 && users.every((action) => added.includes(action) && action.replies.includes(id))
}

function messageScope(
  { before, after }: Ends<Message>,
  old: Channel,
  young: Channel,
  owner: Scope,
  kind: 'message' | 'message headers' = 'message',
): Scope {
  const shown = after ?? before
  if (!shown) throw new Error('a message is there before or after')
  const side: Side = shown.direction === 'send' ? 'request' : 'response'
  const place = (message: Message | undefined, channel: Channel, end: 'before' | 'after') => {
    if (!message) return {}
    const own = anchorOf(channel.id, message.id)
    const anchor = kind === 'message' ? own : anchorOf(own, 'headers')
    const fields = fieldAnchors(() => {
      const shown = outlineOfChannel(channel, owner.apis[end]).messages.find(({ message: { id } }) => id === message.id)
      return [(kind === 'message' ? shown?.payload : shown?.headers) ?? []].flat()
    })
    return { anchor, anchors: () => new Set([own, ...fields()]) }
  }
  const part: ChangedPart = { kind, id: shown.id }
  return partScope(owner, part, { before: place(before, old, 'before'), after: place(after, young, 'after') }, side)
}

function compareMessage(before: Message, after: Message, old: Channel, young: Channel, owner: Scope): ApiChange[] {
  const scope = messageScope({ before, after }, old, young, owner)
  const headers = messageScope({ before, after }, old, young, owner, 'message headers')
  return [
    ...(before.id === after.id ? [] : [changeOf('message-id-changed', scope, { before: before.id, after: after.id })]),
    ...(before.contentType === after.contentType
      ? []
      : [changeOf('message-content-type-changed', scope, { before: before.contentType, after: after.contentType })]),
    ...(before.correlation === after.correlation
      ? []
      : [changeOf('correlation-changed', scope, { before: before.correlation, after: after.correlation })]),
    ...compareForeign(before.foreignPayload, after.foreignPayload, scope),
    ...compareBindings(before.bindings, after.bindings, scope),
    ...compareSchemas(before.payload, after.payload, scope),
    ...compareSchemas(before.headers, after.headers, headers),
    ...compareDeprecated(before.deprecated === true, after.deprecated === true, scope),
    ...compareProse(before.title, after.title, scope, undefined, 'title-changed'),
    ...compareProse(before.summary, after.summary, scope, 'summary'),
    ...compareProse(before.description, after.description, scope),
    ...compareExamples(before, after, scope),
    ...compareNote(before.certainty, after.certainty, scope, 'certainty'),
    ...compareNote(before.externalDocs, after.externalDocs, scope, 'externalDocs'),
    ...compareRest(before, after, ruledMessage, scope),
  ]
}

const ruledMessage: readonly (keyof Message)[] = [
  ...(['id', 'title', 'summary', 'description', 'direction', 'payload', 'foreignPayload', 'headers'] as const),
  ...(['contentType', 'bindings', 'externalDocs', 'correlation', 'examples', 'deprecated', 'certainty'] as const),
]

/** A schema in a language that we do not read can only be the same or not. */
function compareForeign(
  before: ForeignSchema | undefined,
  after: ForeignSchema | undefined,
  scope: Scope,
): ApiChange[] {
  if (isSameJson(before, after)) return []
  return [changeOf('constraint-changed', scope, { item: after?.format ?? before?.format ?? '' })]
}

function compareSchemas(before: SchemaNode | undefined, after: SchemaNode | undefined, scope: Scope): ApiChange[] {
  if (!before && !after) return []
  return compareSchema({ before: before ?? anyValue, after: after ?? anyValue }, { ...scope, met: new Set() })
}

/** What an action sends or gets and which messages answer it: those that came or went themselves are told already. */
function compareAction(
  before: ChannelOperation,
  after: ChannelOperation,
  ids: ReadonlyMap<string, string>,
  messages: Matched<Message>,
  scope: Scope,
): ApiChange[] {
  const item = after.id
  const own: Scope = { ...scope, side: after.direction === 'send' ? 'request' : 'response' }
  const address = isSameJson(before.replyAddress, after.replyAddress)
  const addresses = { item, before: asJson(before.replyAddress), after: asJson(after.replyAddress) }
  const lists = (member: 'messages' | 'replies') => ({
    old: before[member]
      .filter((id) => !messages.removed.some((message) => message.id === id))
      .map((id) => ids.get(id) ?? id),
    young: after[member].filter((id) => !messages.added.some((message) => message.id === id)),
  })
  const rules = { added: 'action-message-added', removed: 'action-message-removed' } as const
  const replyRules = { added: 'reply-added', removed: 'reply-removed' } as const
  return [
    ...compareNote(before.id, after.id, scope, 'action id'),
    ...compareNames(lists('messages'), item, rules, own),
    ...compareNames(lists('replies'), item, replyRules, { ...scope, side: 'response' }),
    ...(address ? [] : [changeOf('reply-address-changed', scope, addresses)]),
    ...compareSchemeNames(before.security, after.security, scope),
    ...compareBindings(before.bindings, after.bindings, scope),
    ...compareNote(before.externalDocs, after.externalDocs, scope, `externalDocs of ${item}`),
    ...compareProse(before.title, after.title, scope, item, 'title-changed'),
    ...compareProse(before.description, after.description, scope, item),
  ]
}

function compareNames(
  { old, young }: { readonly old: readonly string[]; readonly young: readonly string[] },
  action: string,
  rules: { readonly added: RuleId; readonly removed: RuleId },
  scope: Scope,
): ApiChange[] {
  return [
    ...old
      .filter((id) => !young.includes(id))
      .map((id) => changeOf(rules.removed, scope, { item: id, before: action })),
    ...young.filter((id) => !old.includes(id)).map((id) => changeOf(rules.added, scope, { item: id, after: action })),
  ]
}
