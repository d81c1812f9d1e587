import type { Api } from '../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../generator/contract/security.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import type { CanonicalRequest } from './canonicalShapes.ts'
import { chooseApis, didYouMean } from './chooseApis.ts'
import type { Documentation } from './documentation.ts'

/** A scheme of an API that signs. */
export interface ChosenScheme {
  readonly api: Api
  readonly scheme: SecurityScheme
  readonly signing: Signing
}

/** The scheme of a request: the scheme with its id, the only scheme for the purpose, or the first of equal schemes. */
export function chooseScheme(
  documentation: Documentation,
  { api, scheme: wanted, purpose, method, path }: CanonicalRequest,
): AssistantAnswer<ChosenScheme> {
  const apis = chooseApis(documentation, api)
  if (apis.kind === 'refused') return apis
  const serving = purpose === 'request' ? apis.value.filter((own) => hasRequest(own, method, path)) : []
  const all = (serving.length === 1 ? serving : apis.value).flatMap((own) => schemesFor(own, purpose))
  if (all.length === 0) return refused(`No scheme here signs a ${purpose}.`, 'Read the page on authentication.')
  const names = [...new Set(all.map(({ scheme }) => scheme.id))]
  const matching = all.filter(({ scheme }) => wanted === undefined || scheme.id === wanted)
  const [first] = matching
  if (!first) {
    const hint = didYouMean(wanted ?? '', names) ?? `Use one of: ${names.join(', ')}.`
    return refused(`No scheme "${wanted}" signs a ${purpose}.`, hint)
  }
  if (new Set(matching.map(({ signing }) => JSON.stringify(signing))).size === 1) return found(first)
  const choices = matching.map((choice) => `api "${choice.api.id}", scheme "${choice.scheme.id}"`)
  return refused('There are several ways to sign it.', `Say which is meant: ${[...new Set(choices)].join('; ')}.`)
}

/** Whether an API has an operation for this method and path. */
function hasRequest({ operations }: Api, method = '', path = ''): boolean {
  return operations.some((operation) => {
    if (operation.kind !== 'operation' || operation.method.toLowerCase() !== method.toLowerCase()) return false
    const bases = operation.servers.map(({ url }) => /^(?:\w+:)?\/\/[^/]*(\/.*?)\/?$/.exec(url)?.[1] ?? '')
    return ['', ...bases].some((base) => isFilledIn(base + operation.path, path))
  })
}

function isFilledIn(template: string, path: string): boolean {
  const [parts, segments] = [template.split('/'), path.split('/')]
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part === segments[index] || (part.includes('{') && segments[index] !== ''))
  )
}

/** A scheme that sends nothing with a request serves the login of a WebSocket connection alone. */
function schemesFor(api: Api, purpose: CanonicalRequest['purpose']): ChosenScheme[] {
  return api.securitySchemes.flatMap((scheme) => {
    const { signing } = scheme
    if (!signing) return []
    const { headers, leadingParameters, parameters, login } = signing
    const signsRequests = Object.keys({ ...headers, ...leadingParameters, ...parameters }).length > 0 || !login
    const isFit = purpose === 'login' ? signing.login !== undefined : signsRequests
    return isFit ? [{ api, scheme, signing }] : []
  })
}
