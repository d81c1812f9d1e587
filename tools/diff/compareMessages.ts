import type { Channel, ChannelOperation, Message } from '../../generator/contract/channel.ts'
import { isXmlType } from '../../generator/contract/httpSyntax.ts'
import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import type { ApiChange, Ends, Side } from './change.ts'
import { compareSecurity } from './compareAccess.ts'
import { compareOptionalSchema } from './compareSchema.ts'
import { compareFacets, type Facets } from './facets.ts'
import { errorCodes, rateLimit } from './limitFacets.ts'
import { compareMatched, compareNames, type EntryRules } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import { anyValue } from './schemaWalk.ts'
import { changeOf, eachEnd, partScope, type Scope } from './scope.ts'
import { shapeOf } from './shapeOf.ts'
import { bindings, compareExamples, deprecated, note, notes, prose, texts } from './standardFacets.ts'

/** Compares the messages of a channel and its actions. */
export function compareMessages(before: Channel, after: Channel, owner: Scope): ApiChange[] {
  const messages = matchMessages(before, after, owner)
  const actions = match(before.operations, after.operations, ({ id, direction }) => `${direction} ${id}`, actionOf)
  const scopeOf = ({ id, direction }: Message, ends: Ends<Message>, kind: 'message' | 'message headers') => {
    const anchors = eachEnd((end) => {
      const own = ends[end] && anchorOf({ before, after }[end].id, ends[end].id)
      return own && kind === 'message headers' ? anchorOf(own, 'headers') : own
    })
    return partScope(owner, { kind, id }, sideOf(direction), anchors)
  }
  return [
    ...compareMatched(actions, {
      added: 'action-added',
      removed: 'action-removed',
      scopeOf: ({ id }) => ({ ...owner, item: id }),
      valuesOf: ({ id }) => ({ item: id, value: id }),
      compare: (old, young, scope) => compareAction(old, young, messages, scope),
    }),
    ...compareMatched(messages, {
      added: (message) => (isOnlyReply(message, after, actions.added) ? 'reply-message-added' : 'message-added'),
      removed: 'message-removed',
      scopeOf: (message, ends) => scopeOf(message, ends, 'message'),
      compare: (old, young, scope) =>
        compareMessage(old, young, scope, scopeOf(young, { before: old, after: young }, 'message headers')),
    }),
  ]
}

function sideOf(direction: Message['direction']): Side {
  return direction === 'send' ? 'request' : 'response'
}

/** Matches messages by id, then by shape: the id is not sent. */
function matchMessages(before: Channel, after: Channel, { apis }: Scope): Matched<Message> {
  const isOld = new Set(before.messages)
  return match(
    before.messages,
    after.messages,
    ({ id, direction }) => `${direction} ${id}`,
    (message) => {
      const { schemas } = isOld.has(message) ? apis.before : apis.after
      return `${message.direction} ${shapeOf(message.payload ?? anyValue, schemas)}`
    },
  )
}

function actionOf({ direction, messages }: ChannelOperation): string {
  return [direction, ...messages].join(' ')
}

/** Whether only new actions use the message, as a reply. */
function isOnlyReply({ id }: Message, { operations }: Channel, added: readonly ChannelOperation[]): boolean {
  const users = operations.filter(({ messages, replies }) => messages.includes(id) || replies.includes(id))
  return users.length > 0 && users.every((action) => added.includes(action) && action.replies.includes(id))
}

function compareMessage(before: Message, after: Message, scope: Scope, headers: Scope): ApiChange[] {
  const facets: Facets<Message> = {
    id: 'message-id-changed',
    contentType: 'message-content-type-changed',
    correlation: 'correlation-changed',
    correlationNote: prose,
    // A schema in a language that we do not read is the same or another schema, without more.
    foreignPayload: (was, is) =>
      isSameJson(was, is) ? [] : [changeOf('constraint-changed', scope, { item: is?.format ?? was?.format ?? '' })],
    bindings,
    payload: (was, is) =>
      compareOptionalSchema(was, is, { ...scope, met: new Set(), isXml: isXmlType(after.contentType) }),
    headers: (was, is) => compareOptionalSchema(was, is, { ...headers, met: new Set() }),
    deprecated,
    ...texts,
    examples: () => compareExamples(before, after, scope),
    ...notes,
    direction: null,
  }
  return compareFacets(before, after, facets, scope)
}

/** The messages and replies of an action. Added and removed messages are reported elsewhere. */
function compareAction(
  before: ChannelOperation,
  after: ChannelOperation,
  { both, removed, added }: Matched<Message>,
  scope: Scope,
): ApiChange[] {
  const ids = new Map(both.map((pair) => [pair.before.id, pair.after.id]))
  const messages = (rules: EntryRules, side: Side) => (old: readonly string[], young: readonly string[]) =>
    compareNames(
      old.filter((id) => !removed.some((message) => message.id === id)).map((id) => ids.get(id) ?? id),
      young.filter((id) => !added.some((message) => message.id === id)),
      rules,
      { ...scope, side },
      (id) => ({ item: id, value: after.id }),
    )
  const facets: Facets<ChannelOperation> = {
    id: note('action id'),
    messages: messages({ added: 'action-message-added', removed: 'action-message-removed' }, sideOf(after.direction)),
    replies: messages({ added: 'reply-added', removed: 'reply-removed' }, 'response'),
    replyAddress: 'reply-address-changed',
    security: compareSecurity,
    rateLimit,
    errors: errorCodes,
    bindings,
    externalDocs: note(),
    ...texts,
    titledBy: null,
    direction: null,
  }
  return compareFacets(before, after, facets, scope)
}
