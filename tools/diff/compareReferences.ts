import type { Channel } from '../../generator/contract/channel.ts'
import type { Api, Reference, Tag } from '../../generator/contract/reference.ts'
import { nameOnWire } from '../../generator/model/view/channelAddress.ts'
import type { ApiChange } from './change.ts'
import { changedSchemas, changedShapes } from './changedSchemas.ts'
import { compareChannel } from './compareChannel.ts'
import { compareErrors } from './compareErrors.ts'
import { compareOperation, matchOperations } from './compareOperation.ts'
import { compareSchemes, matchSchemes } from './compareSchemes.ts'
import { compareServers } from './compareServers.ts'
import { compareStreaming, streamServers } from './compareStreaming.ts'
import { compareFacets, type Facets, members } from './facets.ts'
import { joinAlike } from './joinAlike.ts'
import { compareMatched, list } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import { type Apis, eachEnd } from './scope.ts'
import { splitAlike } from './splitAlike.ts'
import { compareNote, note, prose, texts } from './standardFacets.ts'
import { entryScope, generalScope } from './subjects.ts'
import { templateOf } from './template.ts'

/** Every difference between two descriptions: APIs in the order of the new description, removed APIs at the end. */
export function compareReferences(before: Reference, after: Reference): ApiChange[] {
  return compareMatched(
    match(before.apis, after.apis, ({ id }) => id, onlyOne(before, after)),
    {
      added: 'api-added',
      removed: 'api-removed',
      order: after.apis,
      scopeOf(api, ends) {
        const { id, title } = api
        const apis = {
          before: api,
          after: api,
          changedSchemas: none,
          changedShapes: () => none,
          schemeNames: new Map(),
        }
        const { place, source, ...scope } = generalScope(apis, { kind: 'api', id, name: id, title })
        const own = <T>(of: { readonly before?: T; readonly after?: T }) => eachEnd((end) => ends[end] && of[end])
        return { ...scope, place: own(place), source: own(source) }
      },
      valuesOf: ({ version }) => ({ value: version }),
      compare: compareApi,
    },
  )
}

const none: ReadonlySet<string> = new Set()

/** Two files are two descriptions of one API, under any names. */
function onlyOne(before: Reference, after: Reference): () => string | undefined {
  return () => (before.apis.length === 1 && after.apis.length === 1 ? 'the only one' : undefined)
}

/** Compares two descriptions of one API, beginning with changes of the whole API. */
function compareApi(given: Api, changed: Api): ApiChange[] {
  const after = joinAlike(changed, given)
  const before = joinAlike(splitAlike(given, after), after)
  const schemes = matchSchemes(before.securitySchemes, after.securitySchemes)
  let shapes: ReturnType<Apis['changedShapes']> | undefined
  const apis: Apis = {
    before,
    after,
    changedSchemas: changedSchemas(before.schemas, after.schemas),
    changedShapes: () => (shapes ??= changedShapes(before.schemas, after.schemas)),
    schemeNames: new Map(schemes.both.map((pair) => [pair.before.id, pair.after.id])),
  }
  const { id, title } = after
  const scope = generalScope(apis, { kind: 'api', id, name: id, title })
  const servers = compareServers(before.servers, after.servers, scope)
  const facets: Facets<Api> = {
    ...texts,
    version: 'version-changed',
    contact: note(),
    license: note(),
    termsOfService: note(),
    success: note(),
    tagGroups: note('x-tagGroups'),
    externalDocs: note(),
    servers: () => [...compareNote(addressesOf(given), addressesOf(before), scope, 'servers'), ...servers],
    securitySchemes: () => compareSchemes(schemes, apis),
    errors: (old, young) => compareErrors(old, young, apis),
    tags,
    operations: () => compareOperations(apis, servers),
    streaming: () => compareStreaming(apis),
    channels: () => compareChannels(apis),
    // Users of a schema report its changes; pages follow from the entries that they show.
    ...{ id: null, schemas: null, pages: null, defaultTitles: null, source: null },
  }
  return compareFacets(before, after, facets, scope)
}

function addressesOf({ servers }: Api): string {
  return servers.map(({ url }) => url).join(' ')
}

const tags = list<Tag>({
  ...{ added: 'note-changed', removed: 'note-changed' },
  key: ({ name }) => name,
  item: ({ name }) => `tag ${name}`,
  value: ({ name }) => name,
  each: members<Tag>({
    title: texts.title,
    description: prose,
    ...{ parent: note(), kind: note(), sidebarLabel: note() },
    // Its operations report their page.
    ...{ name: null, page: null },
  }),
})

function compareOperations(apis: Apis, servers: readonly ApiChange[]): ApiChange[] {
  const { before, after } = apis
  return compareMatched(matchOperations(before.operations, after.operations), {
    added: 'operation-added',
    removed: 'operation-removed',
    order: after.operations,
    scopeOf: (operation, ends) => entryScope(apis, operation, ends),
    compare: (old, young, scope) => compareOperation(old, young, scope, servers),
  })
}

function compareChannels(apis: Apis): ApiChange[] {
  const { before, after } = apis
  const servers = streamServers(apis)
  return compareMatched(matchChannels(before.channels, after.channels), {
    added: 'channel-added',
    removed: 'channel-removed',
    order: after.channels,
    scopeOf: (channel, ends) => entryScope(apis, channel, ends),
    compare: (old, young, scope) => compareChannel(old, young, scope, servers),
  })
}

/** Matches channels by name on the wire and id, then by a name that one channel alone has, then by id. */
function matchChannels(before: readonly Channel[], after: readonly Channel[]): Matched<Channel> {
  return match(
    before,
    after,
    (channel) => [channel.id, nameOnWire(channel)].join('\n'),
    (channel) => templateOf(nameOnWire(channel)),
    ({ id }) => id,
  )
}
