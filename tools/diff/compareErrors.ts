import { anchorOf } from '../../generator/contract/ids.ts'
import type { Api, ErrorCode } from '../../generator/contract/reference.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import type { ApiChange, Ends } from './change.ts'
import { compareFacets, compareProse, type Facets, named, notes, prose } from './facets.ts'
import { match } from './match.ts'
import { type Apis, changeOf, ends, type PageAddress, type Scope } from './scope.ts'
import { generalScope, pagePlace } from './subjects.ts'

/** Compares two error catalogues. */
export function compareErrors(before: readonly ErrorCode[], after: readonly ErrorCode[], apis: Apis): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ code }) => String(code))
  return [
    ...removed.map((error) => changeOf('error-removed', scopeOf(apis, { before: error }), { before: error.code })),
    ...added.map((error) => changeOf('error-added', scopeOf(apis, { after: error }), { after: error.code })),
    ...both.flatMap((pair) => compareFacets(pair.before, pair.after, facets, scopeOf(apis, pair))),
  ]
}

function scopeOf(apis: Apis, { before, after }: Ends<ErrorCode>): Scope {
  const code = String((after ?? before)?.code)
  const title = (after ?? before)?.description ?? {}
  const place = ends(before && placeOf(apis.before, code), after && placeOf(apis.after, code))
  return generalScope(apis, { kind: 'error', id: code, name: code, title }, place)
}

/** The first operation that names a code lists it. Codes of connections stand on the page of all channels. */
function placeOf(api: Api, code: string): PageAddress | undefined {
  const operation = api.operations.find(({ errors }) => errors.some((own) => String(own) === code))
  const { ofEntry, connections: connection } = addressesOf(api)
  const entry = operation && ofEntry(operation.id)
  if (entry) return pagePlace(entry.page, anchorOf(entry.anchor, 'errors', code))
  const isConnections = api.streaming?.errors.some((error) => String(error.code) === code)
  return isConnections && connection !== undefined ? pagePlace(connection, `error-${anchorOf(code)}`) : undefined
}

const facets: Facets<ErrorCode> = {
  code: null,
  name: named('error-changed'),
  httpStatus: named('error-changed'),
  description: prose,
  action: compareProse,
  ...notes,
}
