import type { Channel, ChannelParameter } from '../../generator/contract/channel.ts'
import { decoded } from '../../generator/contract/httpSyntax.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import { joinedAddress } from '../../generator/model/view/channelAddress.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { checkParameter } from './checkRequest.ts'
import { matchPieces } from './matchTemplate.ts'
import { serverPath } from './mockRoutes.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import type { Handshake } from './refusedHandshake.ts'
import type { SocketServer } from './socketExchanges.ts'

/** Why the parameters of a handshake fit no channel of its address: the reasons of the first channel. */
export function handshakeReasons(
  { api, server, channels }: SocketServer,
  handshake: Handshake,
  conformance: Conformance,
): readonly string[] {
  const check = { schemas: api.schemas, conformance, isStrict: true }
  const reasons = channels.map((channel) => {
    const placed = addressPairs(joinedAddress(serverPath(server), channel), handshake.address)
    return parametersOf(channel).flatMap((parameter) => {
      const pairs = pairsOf(parameter, handshake, placed)
      return pairs ? checkParameter(parameter, pairs, check).reasons : []
    })
  })
  return reasons.some((own) => own.length === 0) ? [] : (reasons[0] ?? [])
}

/** The pairs among which a parameter is; undefined for a header that a page cannot send. */
function pairsOf(
  { in: place, name }: Parameter,
  { address, headers }: Handshake,
  placed: readonly RawPair[],
): readonly RawPair[] | undefined {
  if (place === 'path') return placed
  if (place === 'query') return queryPairs(address.search.slice(1))
  const text = headers?.[name.toLowerCase()]
  return headers && (text === undefined ? [] : [[name, text]])
}

function parametersOf({ parameters, handshake = [], address, isPath }: Channel): readonly Parameter[] {
  const inPath = parameters.filter(({ name }) => isPath && address.includes(`{${name}}`))
  return [...inPath.map(pathParameter), ...handshake]
}

/** Values of an address are texts, also where the document lists them as numbers. */
function pathParameter({ name, values, schema = { types: ['string'] } }: ChannelParameter): Parameter {
  const texts = schema.types.includes('string') ? values.map(({ value }) => ({ value: String(value) })) : values
  const checked = texts.length > 0 ? { ...schema, enum: texts } : schema
  return { name, in: 'path', required: true, schema: checked, examples: [] }
}

/** The values of an address at the placeholders of a template, by their names. The template may have some in its query. */
export function addressPairs(template: string, { pathname, searchParams }: URL): RawPair[] {
  const [path = '', query = ''] = template.split('?')
  const inQuery = [...new URLSearchParams(query)].flatMap(([name, part]) =>
    valuesAt(part, searchParams.get(name) ?? ''),
  )
  return [...valuesAt(path, pathname).map(([name, text]): RawPair => [name, decoded(text)]), ...inQuery]
}

function valuesAt(template: string, text: string): RawPair[] {
  return Object.entries(matchPieces(template.split(/\{([^{}]*)\}/), text, 1) ?? {})
}
