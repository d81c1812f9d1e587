import type { Api, Tag } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { changedSchemas, changedShapes } from './changedSchemas.ts'
import { compareChannels } from './compareChannels.ts'
import { compareErrors } from './compareErrors.ts'
import { compareOperations } from './compareOperations.ts'
import { compareSchemes, matchSchemes } from './compareSchemes.ts'
import { compareServers } from './compareServers.ts'
import { compareStreaming } from './compareStreaming.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { match } from './match.ts'
import { type Apis, changeOf, type Scope } from './scope.ts'
import { generalScope } from './subjects.ts'

/** What differs between two descriptions of one API: what holds for all of it first. */
export function compareApi(before: Api, after: Api): ApiChange[] {
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
  return [
    ...compareAbout(scope),
    ...servers,
    ...compareSchemes(schemes, apis),
    ...compareErrors(before.errors, after.errors, apis),
    ...compareTags(before.tags, after.tags, scope),
    ...compareOperations(apis, servers),
    ...compareStreaming(apis),
    ...compareChannels(apis),
  ]
}

function compareAbout(scope: Scope): ApiChange[] {
  const { before, after } = scope.apis
  return [
    ...compareProse(before.title, after.title, scope, undefined, 'title-changed'),
    ...(before.version === after.version
      ? []
      : [changeOf('version-changed', scope, { before: before.version, after: after.version })]),
    ...compareProse(before.description, after.description, scope),
    ...(['contact', 'license', 'termsOfService', 'externalDocs'] as const).flatMap((item) =>
      compareNote(before[item], after[item], scope, item),
    ),
  ]
}

function compareTags(before: readonly Tag[], after: readonly Tag[], scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ name }) => name)
  const item = ({ name }: Tag) => ({ item: `tag ${name}` })
  return [
    ...removed.map((tag) => changeOf('note-changed', scope, { ...item(tag), before: tag.name })),
    ...added.map((tag) => changeOf('note-changed', scope, { ...item(tag), after: tag.name })),
    ...both.flatMap(({ before: old, after: young }) => [
      ...compareProse(old.title, young.title, scope, `tag ${young.name}`, 'title-changed'),
      ...compareProse(old.description, young.description, scope, `tag ${young.name}`),
      ...(['parent', 'externalDocs', 'sidebarLabel'] as const).flatMap((item) =>
        compareNote(old[item], young[item], scope, `${item} of tag ${young.name}`),
      ),
    ]),
  ]
}
