import type { Prose } from '../../contract/annotations.ts'
import { pathText, splitTemplate } from '../../contract/httpSyntax.ts'
import type { Operation, Parameter } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { BodyPart, PlainCredential, RequestPlan, RequestPlanBody } from '../../contract/samples.ts'
import { addressesOf } from '../../model/view/addresses.ts'
import { contentTypeOf } from '../../samples/contentType.ts'
import { markedValue } from '../../samples/markedText.ts'
import { splitServer } from '../../samples/splitServer.ts'
import {
  type PostmanFormField,
  type PostmanParameter,
  type PostmanRequest,
  type PostmanVariable,
  plainText,
} from './postmanFormat.ts'
import type { AddressOf } from './siteAddresses.ts'

interface PostmanRequestInput {
  readonly operation: Operation
  readonly plan: RequestPlan
  readonly api: Api
  /** Value of the collection's variable API_URL. */
  readonly server: string
  readonly text: (prose: Prose | undefined) => string
  readonly addressOf: AddressOf
}

/** A request with the values of its examples; optional parameters without an example are present and switched off. */
export function postmanRequest(input: PostmanRequestInput): PostmanRequest {
  const { operation, plan, api, text, addressOf } = input
  const query: readonly PostmanParameter[] = [
    ...sentAndOthers(plan.query, 'query', input),
    ...credentialsIn('query', plan),
  ]
  const host = plan.server === input.server ? '{{API_URL}}' : plan.server
  const { segments, variables } = pathOf(input)
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const page = addressesOf(api).ofEntry(operation.id)?.path
  return {
    method: operation.method,
    description: [
      text(operation.description),
      ...(plan.effect === 'read'
        ? []
        : [`Acts on your account (${plan.effect}): a real server needs the variable LIVE with the value yes.`]),
      ...(page === undefined ? [] : [`[Documentation](${addressOf(page)})`]),
    ]
      .join('\n\n')
      .trim(),
    header: headersOf(input),
    url: {
      raw: `${host}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
      host: [host],
      path: segments,
      query,
      variable: variables,
    },
    ...(plan.body ? { body: bodyOf(plan.body) } : {}),
  }
}

/** Path parameters that fill a segment become variables of the request; one without an example is empty. */
function pathOf({ operation, plan, text }: PostmanRequestInput) {
  const template = pathText(splitServer(operation.servers[0]).path + splitTemplate(operation.path).path)
  const filled = plan.path.split('/').slice(1)
  const variables: PostmanVariable[] = []
  const segments = template
    .split('/')
    .slice(1)
    .map((segment, index) => {
      const [, name] = /^\{([\w-]+)\}$/.exec(segment) ?? []
      const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
      if (name === undefined || !parameter) return filled[index] ?? segment
      variables.push({
        key: name,
        value: valueIn(plan, plainText(decodeURIComponent(filled[index] ?? ''))),
        ...described(text(parameter.description)),
      })
      return `:${name}`
    })
  return { segments, variables }
}

/** A value; empty for a missing value, which Postman marks. */
function valueIn({ missing = [] }: RequestPlan, value: string): string {
  return missing.includes(value) ? '' : value
}

function sentAndOthers(
  sent: RequestPlan['query'],
  place: Parameter['in'],
  { operation, plan, text }: PostmanRequestInput,
): PostmanParameter[] {
  const own = operation.parameters.filter((parameter) => parameter.in === place)
  const describe = (name: string) => {
    const parameter = own.find((one) => name === one.name || name.startsWith(`${one.name}[`))
    return described(text(parameter?.description))
  }
  const names = new Set(sent.flatMap(([name]) => [name, name.replace(/\[.*/s, '')]))
  return [
    ...sent.map(([key, value]) => ({ key, value: valueIn(plan, value), ...describe(key) })),
    ...own
      .filter(({ name, deprecated }) => !names.has(name) && !deprecated)
      .map(({ name: key }) => ({ key: plainText(key), value: '', disabled: true as const, ...describe(key) })),
  ]
}

function headersOf(input: PostmanRequestInput): PostmanParameter[] {
  const { plan } = input
  const contentType = contentTypeOf(plan)
  const cookies = credentialsIn('cookie', plan).map(({ key, value }) => `${key}=${value}`)
  return [
    ...sentAndOthers(plan.headers, 'header', input),
    ...credentialsIn('header', plan),
    ...(cookies.length > 0 ? [{ key: 'Cookie', value: cookies.join('; ') }] : []),
    ...(contentType === undefined ? [] : [{ key: 'Content-Type', value: contentType }]),
  ]
}

function credentialsIn(place: PlainCredential['in'], { credentials }: RequestPlan): PostmanVariable[] {
  return credentials
    .filter((credential) => credential.in === place)
    .map(({ name, prefix, variable }) => ({ key: name, value: `${prefix}{{${variable}}}` }))
}

/** The same bytes as in the samples of the page: without spaces, and with the time behind an id of the caller. */
function bodyOf({ text, json, file, parts, unique = [] }: RequestPlanBody): NonNullable<PostmanRequest['body']> {
  if (file !== undefined) return { mode: 'file', file: { src: file } }
  if (parts) return { mode: 'formdata', formdata: parts.map(formField) }
  if (json === undefined) return { mode: 'raw', raw: text }
  const raw = JSON.stringify(markedValue(json, unique, '{{$timestamp}}'))
  return { mode: 'raw', raw, options: { raw: { language: 'json' } } }
}

function formField({ name: key, text = '', file, mediaType }: BodyPart): PostmanFormField {
  const type = mediaType === undefined ? {} : { contentType: mediaType }
  return { key, ...(file === undefined ? { type: 'text', value: text } : { type: 'file', src: file }), ...type }
}

function described(description: string): { readonly description?: string } {
  return description === '' ? {} : { description }
}
