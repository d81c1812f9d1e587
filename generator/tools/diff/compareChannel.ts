import { anchorOf } from '../../contract/ids.ts'
import type { Channel, ChannelParameter, Prose, Sequence } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareAccess } from './compareAccess.ts'
import { compareBindings } from './compareBindings.ts'
import { compareDeprecation } from './compareDeprecation.ts'
import { compareMessages } from './compareMessages.ts'
import { compareRest } from './compareRest.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { compareNote, compareProse, sourceText } from './compareTexts.ts'
import { compareClosedList, compareDefaults } from './compareValues.ts'
import { match } from './match.ts'
import { isSameJson } from './sameJson.ts'
import { type Apis, changeOf, partScope, type Scope } from './scope.ts'
import { channelSubject, entryScope } from './subjects.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

export interface ChannelOwner {
  readonly apis: Apis
  /** What is said of servers where the whole API is. */
  readonly servers: readonly ApiChange[]
}

/** What differs between two descriptions of one channel. */
export function compareChannel(before: Channel, after: Channel, { apis, servers }: ChannelOwner): ApiChange[] {
  const scope = entryScope(apis, { before, after }, channelSubject(after))
  return [
    ...compareTopic(before, after, scope),
    ...compareAccess(before, after, scope),
    ...furtherServers(compareServers(before.servers, after.servers, scope), servers),
    ...compareMessages(before, after, scope),
    ...compareSequence(before.sequence, after.sequence, scope),
    ...compareDelivery(before.pushFrequency, after.pushFrequency, scope, 'push frequency'),
    ...compareDelivery(before.snapshot, after.snapshot, scope, 'snapshot'),
    ...compareDeprecation(before.deprecation, after.deprecation, scope),
    ...compareAbout(before, after, scope),
  ]
}

function compareTopic(before: Channel, after: Channel, scope: Scope): ApiChange[] {
  const [old, young] = [scope.place.before?.page, scope.place.after?.page]
  const access = after.access === 'private' ? 'access-restricted' : 'access-opened'
  return [
    ...(before.address === after.address
      ? []
      : [changeOf(addressRule(before, after), scope, { before: before.address, after: after.address })]),
    ...(before.id === after.id ? [] : [changeOf('channel-id-changed', scope, { before: before.id, after: after.id })]),
    ...(old === young ? [] : [changeOf('page-moved', scope, { before: old, after: young })]),
    ...(before.access === after.access
      ? []
      : [changeOf(access, scope, { before: before.access, after: after.access })]),
    ...compareParameters(before, after, scope),
  ]
}

function addressRule(before: Channel, after: Channel) {
  return templateOf(before.address) === templateOf(after.address) ? 'path-parameter-renamed' : 'address-changed'
}

/** Placeholders of the topic: always written by the client. Those of another topic belong to that change. */
function compareParameters(before: Channel, after: Channel, owner: Scope): ApiChange[] {
  const names = renamedPlaceholders(before.address, after.address)
  const old = before.parameters.map((parameter) => ({
    ...parameter,
    name: names.get(parameter.name) ?? parameter.name,
  }))
  const { both, removed, added } = match(old, after.parameters, ({ name }) => name)
  const scopeOf = ({ name }: ChannelParameter) => {
    const place = ({ id }: Channel) => {
      const anchor = anchorOf(id, 'topic-name', name)
      return { anchor, anchors: () => new Set([anchor]) }
    }
    return partScope(owner, { kind: 'topic', name }, { before: place(before), after: place(after) }, 'request')
  }
  const isSameTopic = templateOf(before.address) === templateOf(after.address)
  return [
    ...(isSameTopic ? removed.map((parameter) => changeOf('field-removed', scopeOf(parameter))) : []),
    ...(isSameTopic ? added.map((parameter) => changeOf('required-field-added', scopeOf(parameter))) : []),
    ...both.flatMap((pair) => compareParameter(pair.before, pair.after, scopeOf(pair.after))),
  ]
}

function compareParameter(before: ChannelParameter, after: ChannelParameter, scope: Scope): ApiChange[] {
  return [
    ...compareParameterValues(before, after, scope),
    ...compareDefaults(before.default, after.default, scope),
    ...compareProse(before.description, after.description, scope),
  ]
}

/** Without values any may be sent. */
function compareParameterValues(
  { values: before }: ChannelParameter,
  { values: after }: ChannelParameter,
  scope: Scope,
) {
  const shown = (values: ChannelParameter['values']) => values.map(({ value }) => value)
  if (before.length > 0 && after.length > 0) return compareClosedList(before, after, scope)
  if (before.length === after.length) return []
  const values = before.length > 0 ? { before: shown(before) } : { after: shown(after) }
  return [changeOf(before.length > 0 ? 'enum-opened' : 'enum-closed', scope, values)]
}

function compareSequence(before: Sequence | undefined, after: Sequence | undefined, scope: Scope): ApiChange[] {
  if (!before || !after) return before === after ? [] : [changeOf(after ? 'sequence-added' : 'sequence-removed', scope)]
  return [
    ...(['id', 'previous'] as const).flatMap((item) =>
      before[item] === after[item]
        ? []
        : [changeOf('sequence-changed', scope, { item, before: before[item], after: after[item] })],
    ),
    ...compareDelivery(before.rule, after.rule, scope, 'sequence'),
  ]
}

/** A text about what is delivered: other numbers in it are another behaviour, other words may be the same one. */
function compareDelivery(before: Prose | undefined, after: Prose | undefined, scope: Scope, item: string): ApiChange[] {
  const [old, young] = [sourceText(before), sourceText(after)]
  const isOther = old !== undefined && young !== undefined && !isSameJson(numbersIn(old), numbersIn(young))
  return compareProse(before, after, scope, item, isOther ? 'delivery-changed' : 'text-changed')
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}

const ruled: readonly (keyof Channel)[] = [
  ...(['id', 'address', 'title', 'summary', 'description', 'access', 'servers', 'security', 'permission'] as const),
  ...(['page', 'sidebarLabel', 'tags', 'parameters', 'messages', 'operations', 'conversation', 'bindings'] as const),
  ...(['externalDocs', 'pushFrequency', 'snapshot', 'sequence', 'deprecation', 'since', 'certainty'] as const),
  ...(['source', 'files'] as const),
]

function compareAbout(before: Channel, after: Channel, scope: Scope): ApiChange[] {
  return [
    ...compareProse(before.title, after.title, scope, undefined, 'title-changed'),
    ...compareProse(before.summary, after.summary, scope, 'summary'),
    ...compareProse(before.description, after.description, scope),
    ...(isSameJson(before.conversation, after.conversation) ? [] : [changeOf('example-changed', scope)]),
    ...compareBindings(before.bindings, after.bindings, scope),
    ...compareRest(before, after, ruled, scope),
    ...(['tags', 'since', 'certainty', 'sidebarLabel', 'externalDocs'] as const).flatMap((item) =>
      compareNote(before[item], after[item], scope, item),
    ),
  ]
}
