import type { Channel, ChannelOperation, ForeignSchema, Message } from '../../generator/contract/channel.ts'
import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { ApiChange, ChangedPart, Ends, Side } from './change.ts'
import { compareSchemeNames } from './compareAccess.ts'
import { compareExamples } from './compareNotes.ts'
import { compareSchema } from './compareSchema.ts'
import {
  bindings,
  compareDeprecated,
  compareEntries,
  compareFacets,
  compareNames,
  compareNote,
  compareProse,
  compareValue,
  type EntryRules,
  type Facets,
  notes,
  texts,
} from './facets.ts'
import { fieldAnchors, outlineOfChannel } from './fieldAnchors.ts'
import { isXml } from './isXml.ts'
import { type Matched, match } from './match.ts'
import { anyValue, type Walk } from './schemaWalk.ts'
import { changeOf, partScope, type Scope } from './scope.ts'
import { shapeOf } from './shapeOf.ts'

/** Compares the messages of a channel and its actions. */
export function compareMessages(before: Channel, after: Channel, owner: Scope): ApiChange[] {
  const messages = matchMessages(before, after, owner)
  const actions = match(before.operations, after.operations, ({ id, direction }) => `${direction} ${id}`, actionOf)
  const ids = new Map(messages.both.map((pair) => [pair.before.id, pair.after.id]))
  return [
    ...compareEntries(actions, actionRules, owner, ({ id }) => id),
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

/** Matches messages by id, then by shape: the id is not sent. */
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

/** Whether only new actions use the message, as a reply. */
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
  const facets: Facets<Message> = {
    id: 'message-id-changed',
    contentType: 'message-content-type-changed',
    correlation: 'correlation-changed',
    foreignPayload: compareForeign,
    bindings,
    payload: (was, is) => compareSchemas(was, is, { ...scope, isXml: isXml(after.contentType) }),
    headers: (was, is) => compareSchemas(was, is, headers),
    deprecated: compareDeprecated,
    ...texts,
    examples: () => compareExamples(before, after, scope),
    ...notes,
    direction: null,
  }
  return compareFacets(before, after, facets, scope)
}

/** A schema in a language that we do not read is the same or another schema, without more. */
function compareForeign(
  before: ForeignSchema | undefined,
  after: ForeignSchema | undefined,
  scope: Scope,
): ApiChange[] {
  if (isSameJson(before, after)) return []
  return [changeOf('constraint-changed', scope, { item: after?.format ?? before?.format ?? '' })]
}

function compareSchemas(
  before: SchemaNode | undefined,
  after: SchemaNode | undefined,
  scope: Omit<Walk, 'met'>,
): ApiChange[] {
  if (!before && !after) return []
  return compareSchema({ before: before ?? anyValue, after: after ?? anyValue }, { ...scope, met: new Set<string>() })
}

/** The messages and replies of an action. Messages that are new or gone themselves are told already. */
function compareAction(
  before: ChannelOperation,
  after: ChannelOperation,
  ids: ReadonlyMap<string, string>,
  messages: Matched<Message>,
  scope: Scope,
): ApiChange[] {
  const item = after.id
  const own: Scope = { ...scope, side: after.direction === 'send' ? 'request' : 'response' }
  const names = (old: readonly string[], young: readonly string[], rules: EntryRules, side: Scope) =>
    compareNames(
      old.filter((id) => !messages.removed.some((message) => message.id === id)).map((id) => ids.get(id) ?? id),
      young.filter((id) => !messages.added.some((message) => message.id === id)),
      rules,
      side,
      (id) => ({ item: id, value: item }),
    )
  return [
    ...compareNote(before.id, after.id, scope, 'action id'),
    ...names(before.messages, after.messages, messageRules, own),
    ...names(before.replies, after.replies, replyRules, { ...scope, side: 'response' }),
    ...compareValue('reply-address-changed', before.replyAddress, after.replyAddress, scope, item),
    ...compareSchemeNames(before.security, after.security, scope),
    ...bindings(before.bindings, after.bindings, scope, 'bindings'),
    ...compareNote(before.externalDocs, after.externalDocs, scope, `externalDocs of ${item}`),
    ...compareProse(before.title, after.title, scope, item, 'title-changed'),
    ...compareProse(before.description, after.description, scope, item),
  ]
}

const actionRules = { added: 'action-added', removed: 'action-removed' } as const
const messageRules = { added: 'action-message-added', removed: 'action-message-removed' } as const
const replyRules = { added: 'reply-added', removed: 'reply-removed' } as const
