import { anchorOf, createAnchors } from '../../contract/ids.ts'
import type { Api, Channel, Operation, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { entriesById } from '../../model/view/entriesById.ts'
import { channelRecords } from './channelRecords.ts'
import { connectionRecords } from './connectionRecords.ts'
import { errorRecord } from './errorRecords.ts'
import { fieldRecords } from './fieldRecords.ts'
import { operationRecords } from './operationRecords.ts'
import { nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'

/** A generated page: itself, the operations and channels on it with their fields, or the schema it shows. */
export function referenceRecords(page: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  const { content } = page
  if (content.kind === 'overview') return [pageRecord(page, false, context)]
  if (content.kind === 'schema')
    return [pageRecord(page, false, context), ...schemaRecords(content.schema, api, context)]
  const operations = entriesById(api.operations, content.operations)
  const channels = entriesById(api.channels, content.channels)
  const isSole = isSoleEntry(page, operations, channels, context)
  const isDeprecated = [...operations, ...channels].every(({ deprecation }) => deprecation !== undefined)
  const sets = { metValues: new Set<string>(), metFields: new Set<string>() }
  const owner = { api, isSole, uniqueAnchor: createAnchors(), ...sets }
  return [
    ...(isSole ? [] : [pageRecord(page, isDeprecated, context)]),
    ...operations.flatMap((operation) => operationRecords(operation, owner, context)),
    ...channels.flatMap((channel) => channelRecords(channel, owner, context)),
    ...connectionRecords(page, api, context),
    ...uncataloguedErrors(operations, api, context),
  ]
}

/** The page of one operation or channel whose title is the page's needs no record beside that of its entry. */
function isSoleEntry(
  { title }: ReferencePage,
  operations: readonly Operation[],
  channels: readonly Channel[],
  context: RecordContext,
): boolean {
  const [only, ...others] = [...operations, ...channels]
  return only !== undefined && others.length === 0 && textIn(only.title, context) === textIn(title, context)
}

function pageRecord({ path, title, description }: ReferencePage, isDeprecated: boolean, context: RecordContext) {
  const names = [path, ...nameInDefault(title, context)]
  const text = textIn(description, context) || context.route.description
  return recordOf({ kind: 'page', anchor: '', names, text, isDeprecated }, context)
}

function schemaRecords(schema: string, api: Api, context: RecordContext): SearchRecord[] {
  const owner = {
    api,
    within: [],
    isDeprecated: false,
    isAsked: false,
    uniqueAnchor: createAnchors(),
    met: new Set<string>(),
    metValues: new Set<string>(),
    metFields: new Set<string>(),
  }
  const node = { ref: schema, types: [] }
  return fieldRecords({ schema: node, anchor: anchorOf(schema), direction: 'response' }, owner, context)
}

/** Where no guide lists an API's codes, a code is found at the first operation that names it. */
function uncataloguedErrors(operations: readonly Operation[], api: Api, context: RecordContext): SearchRecord[] {
  if (context.catalogued.has(api.id)) return []
  const firstOf = (code: number | string) => api.operations.find(({ errors }) => errors.includes(code))
  return operations.flatMap((operation) =>
    operation.errors.flatMap((code) => {
      const entry = api.errors.find((error) => String(error.code) === String(code))
      if (!entry || firstOf(code) !== operation) return []
      return [errorRecord(entry, anchorOf(operation.id, 'errors', String(code)), context)]
    }),
  )
}
