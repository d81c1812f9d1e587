import type {
  Api,
  Content,
  Example,
  Json,
  Operation,
  Parameter,
  ParameterPlace,
  SecurityScheme,
} from '../../../../generator/contract/reference.ts'
import { resolveSchema, type Schemas } from '../../../../generator/contract/schema.ts'
import { serverAddress } from '../serverAddress.ts'
import { formatJson } from './formatJson.ts'
import { serializeParameter } from './serializeParameter.ts'

export interface SampleHeader {
  readonly name: string
  readonly value: string
}

/** A request put together from the examples of an operation. */
export interface SampleRequest {
  readonly method: string
  /** Path and query, as they stand in the first line. */
  readonly target: string
  /** Scheme, host and base path; empty when the spec names no server. */
  readonly server: string
  readonly headers: readonly SampleHeader[]
  readonly body?: { readonly text: string; readonly language: string }
}

interface SampleInput {
  readonly operation: Operation
  readonly api: Api
  readonly content?: Content
  readonly example?: Example
}

/** The request that the examples describe. Credentials are names of environment variables, such as `$API_KEY`. */
export function sampleRequestOf({ operation, api, content, example }: SampleInput): SampleRequest {
  const chosen = operation.parameters.filter(isSent)
  const pairs = (place: ParameterPlace) =>
    chosen
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => serializeParameter(parameter, sampleValue(parameter, api.schemas)))
  const credentials = credentialsOf(operation, api)
  const query = [
    ...pairs('query').map(([name, value]) => `${encode(name)}=${encode(value)}`),
    ...querystrings(chosen, api),
    ...credentials.query,
  ]
  const cookies = [...pairs('cookie'), ...credentials.cookies].map(([name, value]) => `${name}=${value}`)
  const body = content && example ? bodyOf(content, example) : undefined
  return {
    method: operation.method,
    target: filledPath(operation, chosen, api) + (query.length > 0 ? `?${query.join('&')}` : ''),
    server: serverAddress(operation),
    headers: [
      ...pairs('header').map(([name, value]) => ({ name, value })),
      ...credentials.headers,
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
      ...(content && body ? [{ name: 'Content-Type', value: content.mediaType }] : []),
    ],
    ...(body ? { body } : {}),
  }
}

/** Parameters of the sample: what must be there, and what the spec gives an example for. */
function isSent({ required, examples, deprecated }: Parameter): boolean {
  return required || (examples.length > 0 && !deprecated)
}

function sampleValue(parameter: Parameter, schemas: Schemas): Json {
  const { default: fallback, examples, enum: values, const: constant } = resolveSchema(parameter.schema, schemas)
  return (
    parameter.examples[0]?.value ?? constant ?? examples?.[0] ?? fallback ?? values?.[0]?.value ?? `{${parameter.name}}`
  )
}

function filledPath({ path }: Operation, parameters: readonly Parameter[], api: Api): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  return inPath.reduce((filled, parameter) => {
    const value = serializeParameter(parameter, sampleValue(parameter, api.schemas))
      .map(([, text]) => encode(text))
      .join(',')
    return filled.replaceAll(`{${parameter.name}}`, value)
  }, path)
}

function querystrings(parameters: readonly Parameter[], api: Api): string[] {
  return parameters
    .filter((parameter) => parameter.in === 'querystring')
    .map((parameter) => sampleValue(parameter, api.schemas))
    .map((value) =>
      typeof value === 'string'
        ? value
        : new URLSearchParams(Object.entries(value ?? {}).map(([key, item]) => [key, String(item)])).toString(),
    )
}

/** Percent-encoding of a value; a placeholder `{name}` stays readable. */
function encode(value: string): string {
  return /^\{[^{}]*\}$/.test(value) ? value : encodeURIComponent(value)
}

interface Credentials {
  readonly headers: readonly SampleHeader[]
  readonly query: readonly string[]
  readonly cookies: readonly (readonly [string, string])[]
}

function credentialsOf({ security: [requirement = []] }: Operation, { securitySchemes }: Api): Credentials {
  const schemes = requirement.flatMap(({ scheme }) => securitySchemes.filter(({ id }) => id === scheme))
  const keys = schemes.filter(({ type, name }) => type === 'apiKey' && name !== undefined)
  return {
    headers: [
      ...keys.filter(({ in: place }) => place === 'header').map(({ name = '' }) => ({ name, value: '$API_KEY' })),
      ...schemes.flatMap(authorization),
    ],
    query: keys.filter(({ in: place }) => place === 'query').map(({ name = '' }) => `${encode(name)}=$API_KEY`),
    cookies: keys.filter(({ in: place }) => place === 'cookie').map(({ name = '' }) => [name, '$API_KEY'] as const),
  }
}

function authorization({ type, httpScheme = 'bearer' }: SecurityScheme): SampleHeader[] {
  if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return []
  const scheme = httpScheme.charAt(0).toUpperCase() + httpScheme.slice(1)
  return [
    { name: 'Authorization', value: `${scheme} ${httpScheme.toLowerCase() === 'basic' ? '$CREDENTIALS' : '$TOKEN'}` },
  ]
}

/** The body as it is sent; `undefined` for forms with files, which have no text. */
function bodyOf({ mediaType }: Content, { value }: Example): SampleRequest['body'] {
  if (mediaType.startsWith('multipart/')) return undefined
  if (mediaType === 'application/x-www-form-urlencoded' && value !== null && typeof value === 'object') {
    const fields = Object.entries(value).map(
      ([name, item]) => `${encode(name)}=${encode(typeof item === 'string' ? item : JSON.stringify(item))}`,
    )
    return { text: fields.join('&'), language: 'plaintext' }
  }
  if (typeof value === 'string' && !/[/+]json\b/i.test(mediaType))
    return { text: value, language: mediaType.includes('xml') ? 'xml' : 'plaintext' }
  return { text: formatJson(value), language: 'json' }
}
