import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route, SidebarEntry } from '../../contract/routes.ts'
import { entriesById } from '../../model/view/entriesById.ts'
import { channelMark, operationMark } from '../../model/view/entryRows.ts'

function isDeprecated({ deprecation }: Pick<Operation, 'deprecation'>): boolean {
  return deprecation !== undefined
}

/** Whether a whole API is deprecated. Its entries get no mark then, because the pages state the deprecation. */
function isWhollyDeprecated(api: Api | undefined): boolean {
  return api !== undefined && [...api.operations, ...api.channels].every(isDeprecated)
}

/** Methods and deprecation of the operations and channels that a page documents. */
export function entryMarks(
  { api: apiId, operations = [], channels = [] }: Route,
  apis: readonly Api[],
): Pick<SidebarEntry, 'methods' | 'deprecated'> {
  const api = apis.find(({ id }) => id === apiId)
  const ofPage = entriesById(api?.operations ?? [], operations)
  const ownChannels = entriesById(api?.channels ?? [], channels)
  const all = [...ofPage, ...ownChannels]
  const methods = [...ofPage.map(operationMark), ...ownChannels.map(channelMark)]
  return {
    ...(methods.length > 0 ? { methods: [...new Set(methods)] } : {}),
    ...(all.length > 0 && all.every(isDeprecated) && !isWhollyDeprecated(api) ? { deprecated: true } : {}),
  }
}
