import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareApi } from './compareApi.ts'
import { match } from './match.ts'
import { changeOf } from './scope.ts'
import { generalScope } from './subjects.ts'

/** Every difference between two descriptions: APIs in the order of the new one, those that are gone at the end. */
export function compareReferences(before: Reference, after: Reference): ApiChange[] {
  const { both, removed, added } = match(before.apis, after.apis, ({ id }) => id, onlyOne(before, after))
  return [
    ...after.apis.flatMap((api) => {
      const pair = both.find((candidate) => candidate.after === api)
      return pair ? compareApi(pair.before, pair.after) : []
    }),
    ...added.map((api) => wholeApi(api, 'api-added')),
    ...removed.map((api) => wholeApi(api, 'api-removed')),
  ]
}

/** Two files are two descriptions of one API, whatever they are called. */
function onlyOne(before: Reference, after: Reference): () => string | undefined {
  return () => (before.apis.length === 1 && after.apis.length === 1 ? 'the only one' : undefined)
}

function wholeApi(api: Api, rule: 'api-added' | 'api-removed'): ApiChange {
  const none: ReadonlySet<string> = new Set()
  const schemeNames = new Map<string, string>()
  const apis = { before: api, after: api, changedSchemas: none, changedShapes: () => none, schemeNames }
  const { id, title, version } = api
  const { place, source, ...scope } = generalScope(apis, { kind: 'api', id, name: id, title })
  const isNew = rule === 'api-added'
  const end = <T>(value: { readonly before?: T; readonly after?: T }) => {
    const { before, after } = value
    if (isNew) return after === undefined ? {} : { after }
    return before === undefined ? {} : { before }
  }
  return changeOf(rule, { ...scope, place: end(place), source: end(source) }, { [isNew ? 'after' : 'before']: version })
}
