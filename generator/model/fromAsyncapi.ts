import type { Channel, ConnectionLimit, Heartbeat } from '../contract/channel.ts'
import type { Streaming, Tag } from '../contract/reference.ts'
import type { SecurityScheme } from '../contract/security.ts'
import { childNode, childNodes, isRecord, locationOf, rootNode, type SpecNode, valueAt } from '../load/document/spec.ts'
import { readChannelsV2 } from './asyncapiV2.ts'
import { readChannelsV3 } from './asyncapiV3.ts'
import { certaintyOf, compact, jsonOf, type ModelContext, numberOf, scalarText, textOf } from './context.ts'
import { readErrorCatalogue } from './errorCatalogue.ts'
import { readExternalDocs } from './externalDocs.ts'
import { perspectiveV3 } from './perspective.ts'
import { readInfo } from './readInfo.ts'
import { readInlineSchemes, readSecuritySchemes } from './securitySchemes.ts'
import { readSocketServers } from './socketServers.ts'
import { readSocketTags } from './tags.ts'

/** The content of an AsyncAPI document, before it is joined with the other specs of its API. */
export interface StreamContent {
  readonly streaming: Streaming
  readonly channels: readonly Channel[]
  readonly tags: readonly Tag[]
  readonly securitySchemes: readonly SecurityScheme[]
}

/** Reads an AsyncAPI 2.x or 3.0 document (https://www.asyncapi.com/docs/reference/specification/) into the model. */
export function fromAsyncapi(context: ModelContext): StreamContent {
  const root = rootNode(context.spec)
  const info = childNode(root, 'info')
  const isVersion2 = context.spec.version.startsWith('2.')
  const perspective = isVersion2 ? 'provider' : perspectiveV3(root, context)
  const streaming = compact<Streaming>({
    ...readInfo(info, context),
    servers: readSocketServers(root, context).map(({ server }) => server),
    heartbeat: readHeartbeat(childNode(root, 'x-heartbeat'), context),
    limits: readLimits(childNode(root, 'x-limits'), context),
    errors: readErrorCatalogue(root, context),
    page: textOf(valueAt(root, 'x-page')),
    isForClient: perspective === 'client' ? true : undefined,
    externalDocs:
      readExternalDocs(childNode(info, 'externalDocs'), context) ??
      readExternalDocs(childNode(root, 'externalDocs'), context),
    source: locationOf(context.spec, root),
  })
  return {
    streaming,
    channels: isVersion2 ? readChannelsV2(root, context) : readChannelsV3(root, perspective, context),
    tags: readSocketTags(root, context),
    securitySchemes: [...readSecuritySchemes(root, context), ...readInlineSchemes(context)],
  }
}

function readHeartbeat(node: SpecNode, { translator }: ModelContext): Heartbeat | undefined {
  if (!isRecord(node.value)) return undefined
  const { idleTimeout, clientInterval, pingEvery, ping, pong, bare, description } = node.value
  return compact<Heartbeat>({
    idleTimeout: scalarText(idleTimeout),
    clientInterval: scalarText(clientInterval),
    pingEvery: numberOf(pingEvery),
    bare: textOf(bare),
    ping: ping === undefined ? undefined : jsonOf(ping),
    pong: pong === undefined ? undefined : jsonOf(pong),
    description: translator.prose(description),
  })
}

function readLimits(node: SpecNode, { translator }: ModelContext): ConnectionLimit[] {
  return childNodes(node).flatMap(({ node: limit }) => {
    const name = textOf(valueAt(limit, 'name'))
    const value = numberOf(valueAt(limit, 'value')) ?? scalarText(valueAt(limit, 'value'))
    if (name === undefined || value === undefined) return []
    return compact<ConnectionLimit>({
      name,
      value,
      unit: translator.prose(valueAt(limit, 'unit')),
      scope: translator.prose(valueAt(limit, 'scope')),
      description: translator.prose(valueAt(limit, 'description')),
      certainty: certaintyOf(valueAt(limit, 'certainty')),
    })
  })
}
