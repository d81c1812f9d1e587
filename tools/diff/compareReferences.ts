import type { Reference } from '../../generator/contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareApi } from './compareApi.ts'
import { compareMatched } from './listFacets.ts'
import { match } from './match.ts'
import { eachEnd } from './scope.ts'
import { generalScope } from './subjects.ts'

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
