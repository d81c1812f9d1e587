import { anchorOf } from '../../contract/ids.ts'
import type { Content, Operation, Parameter, ParameterPlace, Response } from '../../contract/operation.ts'
import type { Api, ErrorCode } from '../../contract/reference.ts'
import { type ContentOptions, type ContentOutline, contentOutlines, fieldsOfContents } from './contentOutline.ts'
import type { Field, ValueDirection } from './field.ts'
import { parameterField, type TreeOptions } from './parameterField.ts'

/** A part of an operation or channel under a heading. */
export interface Section<Item> {
  readonly anchor: string
  readonly items: readonly Item[]
}

/** The parameters that travel in one place. */
export interface ParameterSection extends Section<Field> {
  readonly in: ParameterPlace
}

/** Sections of an operation, webhook or callback, from top to bottom. A section without items is missing. */
export interface OperationOutline {
  readonly operation: Operation
  readonly anchor: string
  readonly directions: Directions
  /** The parameters of each place. */
  readonly parameters: readonly ParameterSection[]
  readonly body?: Section<ContentOutline>
  readonly responses?: Section<ResponseOutline>
  readonly errors?: Section<ErrorOutline>
  readonly callbacks?: Section<{ readonly name: string; readonly operations: readonly OperationOutline[] }>
}

/** Directions for the reader, who sends a call's request, but receives the request of a webhook or callback. */
interface Directions {
  readonly request: ValueDirection
  readonly response: ValueDirection
}

export interface ResponseOutline {
  readonly response: Response
  readonly anchor: string
  readonly headers: readonly Field[]
  readonly contents: readonly ContentOutline[]
}

export interface ErrorOutline {
  readonly code: ErrorCode['code']
  readonly anchor: string
}

const places: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

/** Long trees that stand on a page already, for each direction. */
type PageTrees = Readonly<Record<ValueDirection, Map<string, string>>>

export function createPageTrees(): PageTrees {
  return { request: new Map(), response: new Map() }
}

/** The outline of an operation on a page whose other anchors `uniqueAnchor` knows. */
export function operationOutline(
  operation: Operation,
  api: Pick<Api, 'schemas'>,
  uniqueAnchor: TreeOptions['uniqueAnchor'],
  page: PageTrees = createPageTrees(),
): OperationOutline {
  const { id, requestBody, responses, errors, callbacks, certainty } = operation
  const directions = directionsOf(operation)
  const isMarked = certainty !== undefined
  const request = {
    schemas: api.schemas,
    uniqueAnchor,
    direction: directions.request,
    isMarked,
    shown: { own: new Map(), page: page[directions.request] },
  }
  const response = {
    ...request,
    direction: directions.response,
    shown: { own: new Map(), page: page[directions.response] },
  }
  const section = (name: string) => uniqueAnchor(anchorOf(id, name))
  return {
    operation,
    directions,
    anchor: uniqueAnchor(anchorOf(id)),
    parameters: parameterSections(id, operation.parameters, request),
    ...(requestBody ? { body: bodyOutline(requestBody.contents, section('body'), request) } : {}),
    ...(responses.length > 0
      ? {
          responses: {
            anchor: section('responses'),
            items: responses.map((own) => responseOutline(own, id, response)),
          },
        }
      : {}),
    ...(errors.length > 0
      ? { errors: { anchor: section('errors'), items: errors.map((code) => errorOutline(code, id, uniqueAnchor)) } }
      : {}),
    ...(callbacks.length > 0
      ? {
          callbacks: {
            anchor: section('callbacks'),
            items: callbacks.map(({ name, operations }) => ({
              name,
              operations: operations.map((inner) => operationOutline(inner, api, uniqueAnchor, page)),
            })),
          },
        }
      : {}),
  }
}

function directionsOf({ kind }: Operation): Directions {
  return kind === 'operation'
    ? { request: 'request', response: 'response' }
    : { request: 'response', response: 'request' }
}

/** The parameters of an entry by their places. */
export function parameterSections(
  id: string,
  parameters: readonly Parameter[],
  options: TreeOptions,
): ParameterSection[] {
  return places.flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    if (own.length === 0) return []
    const items = own.map((parameter) => parameterField(parameter, anchorOf(id, place, parameter.name), options))
    return [{ in: place, anchor: options.uniqueAnchor(anchorOf(id, place)), items }]
  })
}

function bodyOutline(contents: readonly Content[], anchor: string, options: ContentOptions): Section<ContentOutline> {
  return { anchor, items: contentOutlines(contents, anchor, options) }
}

function responseOutline(response: Response, id: string, options: ContentOptions): ResponseOutline {
  const anchor = options.uniqueAnchor(anchorOf(id, response.status))
  const headers = response.headers.map((header) =>
    parameterField(header, anchorOf(anchor, 'headers', header.name), options),
  )
  return { response, anchor, headers, contents: contentOutlines(response.contents, anchor, options) }
}

function errorOutline(code: ErrorCode['code'], id: string, uniqueAnchor: TreeOptions['uniqueAnchor']): ErrorOutline {
  return { code, anchor: uniqueAnchor(anchorOf(id, 'errors', String(code))) }
}

/** The fields of parameters and body, roots of trees, in the order in which they are shown. */
export function requestFields({ parameters, body }: OperationOutline): Field[] {
  return [...parameters.flatMap(({ items }) => items), ...fieldsOfContents(body?.items ?? [])]
}

/** The fields of all responses with their headers, roots of trees, in the order in which they are shown. */
export function responseFields({ responses }: OperationOutline): Field[] {
  return (responses?.items ?? []).flatMap(({ headers, contents }) => [...headers, ...fieldsOfContents(contents)])
}

/** The operations of all callbacks. */
export function callbackOutlines({ callbacks }: OperationOutline): OperationOutline[] {
  return (callbacks?.items ?? []).flatMap(({ operations }) => operations)
}
