import { anchorOf } from '../../generator/contract/ids.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api, ErrorCode } from '../../generator/contract/reference.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import type { ApiChange } from './change.ts'
import { compareFacets, type Facets, named } from './facets.ts'
import { compareMatched } from './listFacets.ts'
import { match } from './match.ts'
import { type Apis, eachEnd, type PageAddress } from './scope.ts'
import { compareProse, notes, prose } from './standardFacets.ts'
import { generalScope, pagePlace } from './subjects.ts'

/** Compares two error catalogues. */
export function compareErrors(before: readonly ErrorCode[], after: readonly ErrorCode[], apis: Apis): ApiChange[] {
  return compareMatched(
    match(before, after, ({ code }) => String(code)),
    {
      added: 'error-added',
      removed: 'error-removed',
      scopeOf({ code: id, description: title }, ends) {
        const code = String(id)
        const place = eachEnd((end) => ends[end] && placeOf(apis[end], code))
        return generalScope(apis, { kind: 'error', id: code, name: code, title }, place)
      },
      valuesOf: ({ code }) => ({ value: code }),
      compare: (old, young, scope) => compareFacets(old, young, facets, scope),
    },
  )
}

/** The first operation that names a code lists it. Codes of connections stand on the page of all channels. */
function placeOf(api: Api, code: string): PageAddress | undefined {
  const isNamed = (errors: Operation['errors'] = []) => errors.some((own) => String(own) === code)
  const operation =
    api.operations.find(({ errors }) => isNamed(errors)) ??
    api.channels.find(({ operations }) => operations.some(({ errors }) => isNamed(errors)))
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
  outcome: named('error-changed'),
  description: prose,
  action: compareProse,
  text: null,
  refuses: null,
  of: null,
  certainty: notes.certainty,
}
