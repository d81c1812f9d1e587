import type { Prose } from '../../generator/contract/annotations.ts'
import type { Channel, ChannelParameter, Sequence } from '../../generator/contract/channel.ts'
import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import { furtherBindings } from '../../generator/model/view/handshake.ts'
import type { ApiChange } from './change.ts'
import { compareSecurity } from './compareAccess.ts'
import { compareMessages } from './compareMessages.ts'
import { compareParameters as compareHandshake } from './compareParameters.ts'
import { compareOptionalSchema } from './compareSchema.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { differences } from './compareSigning.ts'
import { asJson, type Comparison, compareFacets, type Facets, members, named, part, withoutValues } from './facets.ts'
import { compareMatched } from './listFacets.ts'
import { match } from './match.ts'
import { changeOf, eachEnd, partScope, type Scope } from './scope.ts'
import {
  bindings,
  closedRules,
  compareProse,
  defaultValue,
  deprecation,
  note,
  notes,
  page,
  permission,
  prose,
  sourceText,
  texts,
  values,
} from './standardFacets.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

/** Compares two descriptions of one channel. `general` are the changes of the API's servers, which are reported once. */
export function compareChannel(
  before: Channel,
  after: Channel,
  scope: Scope,
  general: readonly ApiChange[],
): ApiChange[] {
  const isSameTopic = templateOf(before.address) === templateOf(after.address)
  const facets: Facets<Channel> = {
    address: isSameTopic ? 'path-parameter-renamed' : 'address-changed',
    id: 'channel-id-changed',
    page,
    isAddressUnknown: 'address-changed',
    isPath: 'address-changed',
    callName: 'address-changed',
    access: accessRule(before, after),
    partlySecured: note('authentication'),
    parameters: () => compareParameters(before, after, scope),
    handshake: (old = [], young = []) =>
      compareHandshake(old, young, {
        ...{ scope, side: 'request' },
        partOf: ({ in: place, name }) => ({ kind: 'parameter', in: place, name }),
        anchorOf: ({ in: place, name }, end) => anchorOf({ before, after }[end].id, place, name),
      }),
    security: [before, after].some(isMixed) ? null : compareSecurity,
    permission,
    servers: (old, young) => furtherServers(compareServers(old, young, scope), general),
    messages: () => compareMessages(before, after, scope),
    sequence,
    book: () => compareBook(before, after, scope),
    pushFrequency: delivery('push frequency'),
    snapshot: delivery('snapshot'),
    deprecation,
    ...texts,
    conversation: withoutValues('example-changed'),
    bindings: (old = [], young = [], ...rest) => bindings(furtherBindings(old), furtherBindings(young), ...rest),
    ...notes,
    // Actions are compared with their messages.
    ...{ partOf: null, parts: null, operations: null, source: null, files: null, bookProof: null },
  }
  return compareFacets(before, after, facets, scope)
}

/** Whether operations differ in access: then each operation reports its own change. */
function isMixed({ partlySecured }: Channel): boolean {
  return partlySecured === 'operations'
}

/** A change to or from private access. Between public and unknown access, the change is only a note. */
function accessRule(before: Channel, after: Channel): Facets<Channel>['access'] {
  if (after.access === 'private') return 'access-restricted'
  return before.access === 'private' ? 'access-opened' : note('access')
}

/** Placeholders of the topic: always written by the client. Another topic has other placeholders, which are no changes. */
function compareParameters(before: Channel, after: Channel, owner: Scope): ApiChange[] {
  const names = renamedPlaceholders(before.address, after.address)
  const old = before.parameters.map((one) => ({ ...one, name: names.get(one.name) ?? one.name }))
  const { both, removed, added } = match(old, after.parameters, ({ name }) => name)
  const isSameTopic = templateOf(before.address) === templateOf(after.address)
  return compareMatched(
    { both, ...(isSameTopic ? { removed, added } : { removed: [], added: [] }) },
    {
      added: 'required-field-added',
      removed: 'field-removed',
      scopeOf({ name }) {
        const anchors = eachEnd((end) => anchorOf({ before, after }[end].id, 'topic-name', name))
        return partScope(owner, { kind: 'topic', name }, 'request', anchors)
      },
      compare: (was, is, scope) => compareFacets(was, is, parameterFacets, scope),
    },
  )
}

const closedValues = values(closedRules)

/** A parameter without values takes any text. */
const parameterValues: Comparison<ChannelParameter['values']> = (before, after, scope, member) => {
  if (before.length > 0 === after.length > 0) return closedValues(before, after, scope, member)
  const [known, end] = before.length > 0 ? [before, 'before'] : [after, 'after']
  return [changeOf(end === 'before' ? 'enum-opened' : 'enum-closed', scope, { [end]: known.map(({ value }) => value) })]
}

const parameterFacets: Facets<ChannelParameter> = {
  name: null,
  values: parameterValues,
  default: defaultValue,
  examples: withoutValues('example-changed'),
  description: prose,
  schema: (before, after, scope) => compareOptionalSchema(before, after, { ...scope, met: new Set() }),
}

/** A text about delivery: other numbers mean other behaviour, other words may mean the same. */
function delivery(item: string): Comparison<Prose | undefined> {
  return (before, after, scope) => {
    const [old, young] = [sourceText(before), sourceText(after)]
    const isOther = old !== undefined && young !== undefined && !isSameJson(numbersIn(old), numbersIn(young))
    return compareProse(before, after, scope, item, isOther ? 'delivery-changed' : 'text-changed')
  }
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}

const sequence = part<Sequence>(
  'sequence-added',
  'sequence-removed',
  members<Sequence>({ id: named('sequence-changed'), previous: named('sequence-changed'), rule: delivery('sequence') }),
)

/** A change for each value that differs. The numbers of `x-sequence`, which the book follows, have changes of their own. */
function compareBook(before: Channel, after: Channel, scope: Scope): ApiChange[] {
  const [old, young] = [before, after].map(({ book, sequence: stated }) => {
    const { sequence: followed, ...own } = book ?? {}
    return asJson(book && (stated ? own : { ...own, sequence: followed }))
  })
  if (old === undefined && young === undefined) return []
  if (old === undefined) return [changeOf('book-added', scope)]
  if (young === undefined) return [changeOf('book-removed', scope)]
  return differences(old, young, '').map(({ path, ...values }) =>
    changeOf('book-changed', scope, { item: path, ...values }),
  )
}
