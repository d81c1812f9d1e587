import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import type { OperationOutline } from '../../model/view/operationOutline.ts'
import { outlineOf, type SchemaOutline } from '../../model/view/outline.ts'
import { channelRecords } from './channelRecords.ts'
import { connectionRecords } from './connectionRecords.ts'
import { errorRecord } from './errorRecords.ts'
import { fieldRecords } from './fieldRecords.ts'
import { operationRecords } from './operationRecords.ts'
import { nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'
import { schemeRecords } from './schemeRecords.ts'
import { debuggerRecords, downloadRecords } from './toolRecords.ts'

/** A generated page: itself, the operations and channels on it with their fields, or the schema it shows. */
export function referenceRecords(page: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  const { operations, channels, schema, isSole } = outlineOf(page, api)
  const entries = [...operations.map(({ operation }) => operation), ...channels.map(({ channel }) => channel)]
  const isDeprecated = entries.length > 0 && entries.every(({ deprecation }) => deprecation !== undefined)
  const owner = { isSole, metValues: new Set<string>(), metFields: new Set<string>() }
  return [
    ...(isSole ? [] : [pageRecord(page, isDeprecated, context)]),
    ...(schema ? schemaRecords(schema, context) : []),
    ...schemeRecords(page, api, context),
    ...overviewTools(page, api, context),
    ...operations.flatMap((operation) => operationRecords(operation, owner, context)),
    ...channels.flatMap((channel) => channelRecords(channel, owner, context)),
    ...connectionRecords(page, api, context),
    ...uncataloguedErrors(operations, api, context),
  ]
}

/** Tools and downloads of an overview, besides its text. */
function overviewTools({ content }: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  if (content.kind !== 'overview') return []
  return [...debuggerRecords(api, context), ...downloadRecords(api, { anchor: 'downloads', heading: '' }, context)]
}

function pageRecord({ path, title, description }: ReferencePage, isDeprecated: boolean, context: RecordContext) {
  const names = [path, ...nameInDefault(title, context)]
  const text = textIn(description, context) || context.route.description
  return recordOf({ kind: 'page', anchor: '', names, text, isDeprecated }, context)
}

function schemaRecords({ response, request }: SchemaOutline, context: RecordContext): SearchRecord[] {
  const sets = { met: new Set<string>(), metValues: new Set<string>(), metFields: new Set<string>() }
  const owner = { within: [], isDeprecated: false, isAsked: false, ...sets }
  return [response, ...(request ? [request] : [])].flatMap((field) => fieldRecords(field, owner, context))
}

/** Records of error codes at the first operation that names each, for an API whose codes no guide lists. */
function uncataloguedErrors(operations: readonly OperationOutline[], api: Api, context: RecordContext): SearchRecord[] {
  if (context.catalogued.has(api.id)) return []
  const firstOf = (code: number | string) => api.operations.find(({ errors }) => errors.includes(code))
  return operations.flatMap(({ operation, errors }) =>
    (errors?.items ?? []).flatMap(({ code, anchor }) => {
      const entry = api.errors.find((error) => String(error.code) === String(code))
      return entry && firstOf(code) === operation ? [errorRecord(entry, anchor, context)] : []
    }),
  )
}
