import type { Prose } from '../../generator/contract/annotations.ts'
import type { Channel, ChannelParameter, Sequence } from '../../generator/contract/channel.ts'
import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import type { ApiChange } from './change.ts'
import { compareSecurity } from './compareAccess.ts'
import { compareDeprecation } from './compareDeprecation.ts'
import { compareMessages } from './compareMessages.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { compareClosedList, defaultValue } from './compareValues.ts'
import {
  bindings,
  compareFacets,
  compareProse,
  compareValue,
  type Facets,
  named,
  notes,
  page,
  permission,
  prose,
  sourceText,
  texts,
  untold,
} from './facets.ts'
import { match } from './match.ts'
import { type Apis, changeOf, partScope, type Scope } from './scope.ts'
import { channelSubject, entryScope } from './subjects.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

/** Compares two descriptions of one channel. `general` are the changes of the API's servers, which are told once. */
export function compareChannel(
  before: Channel,
  after: Channel,
  apis: Apis,
  general: readonly ApiChange[],
): ApiChange[] {
  const scope = entryScope(apis, { before, after }, channelSubject(after))
  const facets: Facets<Channel> = {
    address: (old, young) => compareValue(addressRule(old, young), old, young, scope),
    id: 'channel-id-changed',
    page,
    access: after.access === 'private' ? 'access-restricted' : 'access-opened',
    parameters: () => compareParameters(before, after, scope),
    security: compareSecurity,
    permission,
    servers: (old, young) => furtherServers(compareServers(old, young, scope), general),
    messages: () => compareMessages(before, after, scope),
    sequence: compareSequence,
    pushFrequency: delivery('push frequency'),
    snapshot: delivery('snapshot'),
    deprecation: compareDeprecation,
    ...texts,
    conversation: untold('example-changed'),
    bindings,
    ...notes,
    ...{ operations: null, source: null, files: null },
  }
  return compareFacets(before, after, facets, scope)
}

function addressRule(before: string, after: string) {
  return templateOf(before) === templateOf(after) ? 'path-parameter-renamed' : 'address-changed'
}

/** Placeholders of the topic: always written by the client. Another topic has other placeholders, which need no word. */
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
    ...both.flatMap((pair) => compareFacets(pair.before, pair.after, parameterFacets, scopeOf(pair.after))),
  ]
}

const parameterFacets: Facets<ChannelParameter> = {
  name: null,
  values: compareParameterValues,
  default: defaultValue,
  description: prose,
}

/** A parameter without values takes any text. */
function compareParameterValues(
  before: ChannelParameter['values'],
  after: ChannelParameter['values'],
  scope: Scope,
): ApiChange[] {
  const shown = (values: ChannelParameter['values']) => values.map(({ value }) => value)
  if (before.length > 0 && after.length > 0) return compareClosedList(before, after, scope)
  if (before.length === after.length) return []
  const values = before.length > 0 ? { before: shown(before) } : { after: shown(after) }
  return [changeOf(before.length > 0 ? 'enum-opened' : 'enum-closed', scope, values)]
}

function compareSequence(before: Sequence | undefined, after: Sequence | undefined, scope: Scope): ApiChange[] {
  if (!before || !after) return before === after ? [] : [changeOf(after ? 'sequence-added' : 'sequence-removed', scope)]
  return compareFacets(before, after, sequenceFacets, scope)
}

/** A text about delivery: other numbers mean other behaviour, other words may mean the same. */
function delivery(item: string) {
  return (before: Prose | undefined, after: Prose | undefined, scope: Scope): ApiChange[] => {
    const [old, young] = [sourceText(before), sourceText(after)]
    const isOther = old !== undefined && young !== undefined && !isSameJson(numbersIn(old), numbersIn(young))
    return compareProse(before, after, scope, item, isOther ? 'delivery-changed' : 'text-changed')
  }
}

const sequenceFacets: Facets<Sequence> = {
  id: named('sequence-changed'),
  previous: named('sequence-changed'),
  rule: delivery('sequence'),
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}
