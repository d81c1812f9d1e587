import type { Api, Tag } from '../../generator/contract/reference.ts'
import type { ApiChange } from './change.ts'
import { changedSchemas, changedShapes } from './changedSchemas.ts'
import { compareChannels } from './compareChannels.ts'
import { compareErrors } from './compareErrors.ts'
import { compareOperations } from './compareOperations.ts'
import { compareSchemes, matchSchemes } from './compareSchemes.ts'
import { compareServers } from './compareServers.ts'
import { compareStreaming } from './compareStreaming.ts'
import { compareEntries, compareFacets, compareNote, compareProse, type Facets, note, texts } from './facets.ts'
import { match } from './match.ts'
import type { Apis, Scope } from './scope.ts'
import { splitAlike } from './splitAlike.ts'
import { generalScope } from './subjects.ts'

/** Compares two descriptions of one API, beginning with what holds for the whole API. */
export function compareApi(given: Api, after: Api): ApiChange[] {
  const before = splitAlike(given, after)
  const schemes = matchSchemes(before.securitySchemes, after.securitySchemes)
  let shapes: ReturnType<Apis['changedShapes']> | undefined
  const apis: Apis = {
    before,
    after,
    changedSchemas: changedSchemas(before.schemas, after.schemas),
    changedShapes: () => (shapes ??= changedShapes(before.schemas, after.schemas)),
    schemeNames: new Map(schemes.both.map((pair) => [pair.before.id, pair.after.id])),
  }
  const { id } = after
  const scope = generalScope(apis, { kind: 'api', id, name: id, title: after.title })
  const servers = compareServers(before.servers, after.servers, scope)
  return [
    ...compareFacets(before, after, facets, scope),
    ...compareNote(addressesOf(given), addressesOf(before), scope, 'servers'),
    ...servers,
    ...compareSchemes(schemes, apis),
    ...compareErrors(before.errors, after.errors, apis),
    ...compareTags(before.tags, after.tags, scope),
    ...compareOperations(apis, servers),
    ...compareStreaming(apis),
    ...compareChannels(apis),
  ]
}

function addressesOf({ servers }: Api): string {
  return servers.map(({ url }) => url).join(' ')
}

const facets: Facets<Api> = {
  ...texts,
  version: 'version-changed',
  contact: note(),
  license: note(),
  termsOfService: note(),
  success: note(),
  tagGroups: note('x-tagGroups'),
  externalDocs: note(),
  ...{ id: null, servers: null, securitySchemes: null, tags: null, defaultTitles: null, operations: null },
  ...{ channels: null, streaming: null, schemas: null, errors: null, pages: null, source: null },
}

function compareTags(before: readonly Tag[], after: readonly Tag[], scope: Scope): ApiChange[] {
  const tags = match(before, after, ({ name }) => name)
  const label = ({ name }: Tag) => `tag ${name}`
  const rules = { added: 'note-changed', removed: 'note-changed' } as const
  return [
    ...compareEntries(tags, rules, scope, (tag) => ({ item: label(tag), value: tag.name })),
    ...tags.both.flatMap(({ before: old, after: young }) => [
      ...compareProse(old.title, young.title, scope, label(young), 'title-changed'),
      ...compareProse(old.description, young.description, scope, label(young)),
      ...(['parent', 'kind', 'externalDocs', 'sidebarLabel'] as const).flatMap((item) =>
        compareNote(old[item], young[item], scope, `${item} of ${label(young)}`),
      ),
    ]),
  ]
}
