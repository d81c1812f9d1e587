import { capitalized } from '../contract/capitalized.ts'
import { compact } from '../contract/compact.ts'
import { fieldText, isToken, pathText, splitTemplate } from '../contract/httpSyntax.ts'
import type { Json } from '../contract/json.ts'
import { localized } from '../contract/locales.ts'
import type { Content, Operation, Parameter, ParameterPlace } from '../contract/operation.ts'
import { placeholderOf, placeholdersOf } from '../contract/placeholder.ts'
import type { PlannedApi, PlannedOperation } from '../contract/requestForm.ts'
import type { Pair, PlainCredential, RequestPlan } from '../contract/samples.ts'
import type { Example } from '../contract/schema.ts'
import type { SecurityScheme } from '../contract/security.ts'
import { operationEffect } from '../model/view/effect.ts'
import { testHostsOf } from './liveGuard.ts'
import { placeholdersIn, sampleValue } from './parameterValue.ts'
import { planBody } from './planBody.ts'
import { serializeParameter } from './serializeParameter.ts'
import { describedSigning, isSetByScheme, withoutSchemeMembers } from './setByScheme.ts'
import { signingOf } from './signing/signingOf.ts'
import { splitServer } from './splitServer.ts'

interface PlanInput {
  readonly operation: PlannedOperation
  readonly api: PlannedApi
  /** Body to send; without one the request has none. A file needs no example. */
  readonly content?: Content | undefined
  readonly example?: Example | undefined
  /** Values to send instead of the examples, by `in:name`. Other parameters are left out. */
  readonly values?: Readonly<Record<string, Json>>
}

/** The request that an operation's examples describe, or given values, ready to be written in any language. */
export function planRequest({ operation, api, content, example, values }: PlanInput): RequestPlan {
  const schemes = schemesOf(operation, api)
  const scheme = schemes.find(({ signing }) => signing)?.signing
  const signing = scheme && describedSigning(signingOf(scheme, operation), operation, content?.schema, api.schemas)
  const credentials = signing ? [] : schemes.flatMap(plainCredential)
  const chosen = operation.parameters.flatMap((parameter) => {
    if (isSetByScheme(parameter, { signing, credentials })) return []
    const value = values ? values[`${parameter.in}:${parameter.name}`] : sampleValue(parameter, api.schemas)
    return value === undefined ? [] : [{ parameter, value }]
  })
  const pairs = (place: ParameterPlace): Pair[] =>
    chosen.flatMap(({ parameter, value }) => (parameter.in === place ? serializeParameter(parameter, value) : []))
  const fields = (written: readonly Pair[]): Pair[] =>
    written.flatMap(([name, value]) => (isToken(name) ? [[name, fieldText(value)] as const] : []))
  const { origin, path: base } = splitServer(operation.servers[0])
  const own = withoutSchemeMembers(example?.value, operation.method, signing)
  const body = content && planBody(content, own, api.schemas)
  const cookies = fields(pairs('cookie'))
  const undeclared = values ? [] : undeclaredNames(operation)
  const missing = values
    ? []
    : [
        ...undeclared.map(placeholderOf),
        ...chosen.flatMap(({ parameter, value }) => placeholdersIn(parameter, value)),
        ...(body && example?.generated && own !== undefined ? placeholdersOf(own) : []),
      ]
  const path = undeclared.reduce(
    (own, name) => own.replaceAll(`{${name}}`, placeholderOf(name)),
    filledPath(operation.path, chosen),
  )
  const address = splitTemplate(path)
  return {
    operation: operation.id,
    title: textOf(operation.title),
    method: operation.method,
    server: origin,
    path: pathText(base + address.path),
    query: [...address.query, ...pairs('query'), ...chosen.flatMap(querystring)],
    ...(missing.length > 0 ? { missing: [...new Set(missing)] } : {}),
    headers: [
      ...fields([...pairs('header'), ...Object.entries(operation.requestHeaders ?? {})]),
      ...(cookies.length > 0 ? [['Cookie', cookies.map((pair) => pair.join('=')).join('; ')] as const] : []),
    ],
    ...compact({ body, signing }),
    credentials,
    effect: operationEffect(operation),
    ...(api.success ? { success: api.success } : {}),
    testHosts: testHostsOf(operation.servers),
  }
}

/** The names in the braces of a path for which the operation declares no parameter. */
function undeclaredNames({ path, parameters }: PlannedOperation): string[] {
  const declared = new Set(parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : [])))
  return [...path.matchAll(/\{([\p{L}\d_][^{}]*)\}/gu)].flatMap(([, name = '']) => (declared.has(name) ? [] : [name]))
}

interface ChosenParameter {
  readonly parameter: Parameter
  readonly value: Json
}

function filledPath(template: string, chosen: readonly ChosenParameter[]): string {
  const inPath = chosen.filter(({ parameter }) => parameter.in === 'path')
  return inPath.reduce((path, { parameter, value }) => {
    const texts = serializeParameter(parameter, value).map(([, text]) => encodeSegment(text))
    return path.replaceAll(`{${parameter.name}}`, () => texts.join(','))
  }, template)
}

/** Percent-encodes a path segment, except characters that RFC 3986 (section 3.3) allows. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(3A|40|24|26|2B|2C|3B|3D)/g, (encoded) => decodeURIComponent(encoded))
}

function querystring({ parameter, value }: ChosenParameter): Pair[] {
  if (parameter.in !== 'querystring') return []
  if (typeof value === 'string') return [...new URLSearchParams(value)]
  return Object.entries(value ?? {}).map(([key, item]) => [key, String(item)] as const)
}

/** The schemes of the first way to be authorised. */
function schemesOf(
  { kind, security: [requirement = []] }: PlannedOperation,
  { securitySchemes }: PlannedApi,
): SecurityScheme[] {
  if (kind !== 'operation') return []
  return requirement.flatMap(({ scheme }) => securitySchemes.find(({ id }) => id === scheme) ?? [])
}

/** The credentials that a scheme without a signature sends. */
export function plainCredential({
  type,
  in: place,
  name,
  httpScheme = 'bearer',
  variable = 'API_KEY',
}: SecurityScheme): PlainCredential[] {
  if (type === 'apiKey' && name !== undefined && (place === 'query' || place === 'header' || place === 'cookie'))
    return place === 'query' || isToken(name) ? [{ in: place, name, prefix: '', variable }] : []
  if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return []
  const isBasic = httpScheme.toLowerCase() === 'basic'
  const prefix = `${fieldText(capitalized(httpScheme))} `
  return [{ in: 'header', name: 'Authorization', prefix, variable: isBasic ? 'API_CREDENTIALS' : 'API_TOKEN' }]
}

/** Programs are written in English, as most programmers write their comments. */
function textOf(title: Operation['title']): string {
  return localized(title, 'en', Object.keys(title)[0] ?? 'en').text
}
