import { anchorOf } from '../../contract/ids.ts'
import type { Content, Operation, Parameter } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import type { Direction } from '../../model/view/fieldTree.ts'
import { type EntryOwner, type FieldOwner, fieldRecords } from './fieldRecords.ts'
import { joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'

/** An operation, its parameters, and the fields of what is sent and what comes back. */
export function operationRecords(
  operation: Operation,
  { api, isSole, uniqueAnchor, metValues, metFields }: EntryOwner,
  context: RecordContext,
): SearchRecord[] {
  const { id, title, description, method, path, deprecation } = operation
  const heading = textIn(title, context)
  const isDeprecated = deprecation !== undefined
  const own = recordOf(
    {
      kind: 'operation',
      anchor: isSole ? '' : anchorOf(id),
      heading: isSole ? '' : heading,
      names: [id, path, ...nameInDefault(title, context)],
      text: joined(textIn(description, context), textIn(operation.requestBody?.description, context)),
      method: method.toUpperCase(),
      isDeprecated,
    },
    context,
  )
  const owner: FieldOwner = {
    api,
    within: isSole ? [] : [heading],
    isDeprecated,
    uniqueAnchor,
    met: new Set(),
    metValues,
    metFields,
    isAsked: true,
  }
  return [
    own,
    ...requestFields(operation, owner, context),
    ...responseFields(operation, { ...owner, isAsked: false }, context),
  ]
}

function directionsOf({ kind }: Operation): { request: Direction; response: Direction } {
  return kind === 'operation'
    ? { request: 'request', response: 'response' }
    : { request: 'response', response: 'request' }
}

function requestFields(operation: Operation, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  const { request: direction } = directionsOf(operation)
  const { id, parameters, requestBody } = operation
  return [
    ...parameters.flatMap((parameter) => {
      const anchor = anchorOf(id, parameter.in, parameter.name)
      return parameterRecords(parameter, anchor, direction, owner, context)
    }),
    ...contentRecords(requestBody?.contents ?? [], anchorOf(id, 'body'), direction, owner, context),
  ]
}

function responseFields(operation: Operation, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  const { response: direction } = directionsOf(operation)
  return operation.responses.flatMap(({ status, headers, contents }) => {
    const anchor = anchorOf(operation.id, status)
    return [
      ...headers.flatMap((header) =>
        parameterRecords(header, anchorOf(anchor, 'headers', header.name), direction, owner, context),
      ),
      ...contentRecords(contents, anchor, direction, owner, context),
    ]
  })
}

function parameterRecords(
  { name, description, deprecated, schema }: Parameter,
  anchor: string,
  direction: Direction,
  owner: FieldOwner,
  context: RecordContext,
): SearchRecord[] {
  const own = { ...schema, ...(description && { description }), ...(deprecated && { deprecated }) }
  return fieldRecords({ schema: own, anchor, direction, name }, owner, context)
}

function contentRecords(
  contents: readonly Content[],
  anchor: string,
  direction: Direction,
  owner: FieldOwner,
  context: RecordContext,
): SearchRecord[] {
  return contents.flatMap(({ schema, mediaType }, index) =>
    schema
      ? fieldRecords({ schema, anchor: index === 0 ? anchor : anchorOf(anchor, mediaType), direction }, owner, context)
      : [],
  )
}
