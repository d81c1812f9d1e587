import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import type { SecurityScheme } from '../../contract/security.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import { durationOf } from '../../model/view/duration.ts'
import { operationMark } from '../../model/view/entryRows.ts'
import {
  callbackOutlines,
  type OperationOutline,
  requestFields,
  responseFields,
} from '../../model/view/operationOutline.ts'
import { outlineOf, type SchemaOutline } from '../../model/view/outline.ts'
import { signingOutline } from '../../model/view/signingOutline.ts'
import { channelRecords } from './channelRecords.ts'
import { connectionRecords } from './connectionRecords.ts'
import { errorRecord } from './errorRecords.ts'
import { type EntryOwner, type FieldOwner, fieldRecords } from './fieldRecords.ts'
import { factNames, factTexts, joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'
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
  const debuggers = (['request', 'login'] as const).flatMap((signs) => debuggerRecords(api, signs, context))
  return [...debuggers, ...downloadRecords(api, { anchor: 'downloads' }, context)]
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

/** An operation, its parameters, and the fields of its request and its replies. */
export function operationRecords(
  outline: OperationOutline,
  { isSole, metValues, metFields }: EntryOwner,
  context: RecordContext,
): SearchRecord[] {
  const { id, title, description, path, deprecation, requestBody, facts } = outline.operation
  const heading = textIn(title, context)
  const isDeprecated = deprecation !== undefined
  const own = recordOf(
    {
      kind: 'operation',
      anchor: isSole ? '' : outline.anchor,
      heading: isSole ? '' : heading,
      names: [id, path, ...nameInDefault(title, context), ...factNames(facts, context)],
      text: joined(
        limitText(outline.operation, context),
        textIn(description, context),
        textIn(requestBody?.description, context),
        factTexts(facts, context),
      ),
      method: operationMark(outline.operation).toUpperCase(),
      isDeprecated,
    },
    context,
  )
  const within = isSole ? [] : [heading]
  const owner = { within, isDeprecated, met: new Set<string>(), metValues, metFields, isAsked: true }
  return [own, ...fieldsOf(outline, owner, context)]
}

/** The rate limit in the form of tables of calls. It stands first, so that a result shows it. */
function limitText({ rateLimit }: OperationOutline['operation'], { locale, messages }: RecordContext): string {
  if (!rateLimit) return ''
  const { requests, interval, certainty } = rateLimit
  const duration = durationOf(interval)
  const unit = duration ? interfaceSentences(locale, messages)('reference.interval.short', { ...duration }) : interval
  return `${certainty === undefined ? '' : '≈'}${requests.toLocaleString(locale)}/${unit} ·`
}

function fieldsOf(outline: OperationOutline, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  return [
    ...requestFields(outline).flatMap((field) => fieldRecords(field, owner, context)),
    ...responseFields(outline).flatMap((field) => fieldRecords(field, { ...owner, isAsked: false }, context)),
    ...callbackOutlines(outline).flatMap((callback) => fieldsOf(callback, owner, context)),
  ]
}

/**
 * Record of the authentication of calls, which an overview shows below one heading. Its names are those of schemes, steps
 * and algorithms, and of the headers and parameters that carry the credentials.
 */
function schemeRecords({ content }: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  const { securitySchemes } = api
  if (content.kind !== 'overview' || securitySchemes.length === 0) return []
  const heading = interfaceSentences(context.locale)('reference.authentication')
  const names = securitySchemes.flatMap((scheme) => [...namesOf(scheme), ...factNames(scheme.facts, context)])
  const text = joined(
    ...securitySchemes.map((scheme) =>
      joined(textIn(scheme.description, context), stepsText(scheme), factTexts(scheme.facts, context)),
    ),
  )
  return [recordOf({ kind: 'heading', anchor: 'authentication', heading, names, text }, context)]
}

function namesOf({ id, name = '', signing }: SecurityScheme): string[] {
  if (!signing) return [id, name]
  const { steps, sent } = signingOutline(signing)
  return [id, name, ...steps.flatMap((step) => [step.name, step.does.algorithm]), ...sent.map((value) => value.name)]
}

function stepsText({ signing }: SecurityScheme): string {
  if (!signing) return ''
  const { steps, sent } = signingOutline(signing)
  const done = steps.flatMap(({ name, cases }) => cases.map(({ lines }) => `${name}: ${lines.join(', ')}`))
  return joined(...done, ...sent.map(({ name, value }) => `${name}: ${value}`))
}
