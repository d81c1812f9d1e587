import type { SearchRecord } from '../../contract/search.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import { durationOf } from '../../model/view/duration.ts'
import { operationMark } from '../../model/view/entryRows.ts'
import {
  callbackOutlines,
  type OperationOutline,
  requestFields,
  responseFields,
} from '../../model/view/operationOutline.ts'
import { type EntryOwner, type FieldOwner, fieldRecords } from './fieldRecords.ts'
import { factNames, factTexts, joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'

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
