import type { Label } from '../contract/annotations.ts'
import type { SecurityRequirement } from '../contract/security.ts'
import type { ConnectionToken, Server } from '../contract/server.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, scalarText, textOf } from './context.ts'
import { follow } from './follow.ts'
import { inTurn } from './operationHead.ts'
import { readFacts } from './readFacts.ts'
import { readServerVariables } from './serverVariables.ts'
import { readSocketSecurity } from './socketSecurity.ts'

export interface NamedServer {
  readonly key: string
  readonly server: Server
  /** Missing where the description states none. */
  readonly security: readonly SecurityRequirement[] | undefined
}

/** Servers as addresses: version 3 writes protocol, host and path apart, version 2 a URL that may lack the protocol. */
export function readSocketServers(root: SpecNode, context: ModelContext): NamedServer[] {
  return childNodes(childNode(root, 'servers')).flatMap(({ key, node }) => {
    const server = follow(node, context)
    if (!server || !isRecord(server.value)) return []
    const { host, pathname, protocol, url } = server.value
    const written = textOf(url) ?? `${textOf(host) ?? ''}${textOf(pathname) ?? ''}`
    const address = written.includes('://') ? written : `${textOf(protocol) ?? 'wss'}://${written}`
    const { prose } = context.translator
    const texts = [prose(server.value.summary), prose(server.value.description)].filter((text) => text !== undefined)
    const description = texts.length > 0 ? texts.reduce(inTurn) : undefined
    return {
      key,
      server: compact<Server>({
        url: address,
        name: context.translator.title(server.value.title),
        description,
        variables: readServerVariables(server, context),
        tags: readLabels(childNode(server, 'tags'), context),
        isTest: valueAt(server, 'x-test-server') === true ? true : undefined,
        token: readToken(server),
        facts: readFacts('server', server, context),
      }),
      security: readSocketSecurity(childNode(server, 'security'), context),
    }
  })
}

/** Reads `x-connection-token` of a server; `undefined` where it is missing or incomplete. */
function readToken(server: SpecNode): ConnectionToken | undefined {
  const node = childNode(server, 'x-connection-token')
  const written = (key: string) => textOf(valueAt(node, key))
  const [operation, token, parameter, pathParameter, member] = [
    ...[written('operation'), written('token')],
    ...[written('parameter'), written('pathParameter'), written('member')],
  ]
  if (operation === undefined || token === undefined) return undefined
  const call = { operation, token, welcome: valueAt(node, 'welcome') === true ? (true as const) : undefined }
  if (pathParameter !== undefined)
    return compact<ConnectionToken>({ ...call, parameter: pathParameter, parameters: {}, isInPath: true })
  if (parameter === undefined) return member === undefined ? undefined : compact<ConnectionToken>({ ...call, member })
  const further = childNodes(childNode(node, 'parameters'))
  const parameters = Object.fromEntries(further.map(({ key, node: value }) => [key, scalarText(value.value) ?? '']))
  return compact<ConnectionToken>({ ...call, endpoint: written('endpoint'), parameter, parameters })
}

/** Tags of a server or message: they order nothing, so they are words beside it. */
export function readLabels(tags: SpecNode, context: ModelContext): Label[] | undefined {
  const { translator } = context
  const labels = childNodes(tags).flatMap(({ node: entry }): Label[] => {
    const tag = follow(entry, context) ?? entry
    const name = scalarText(valueAt(tag, 'name'))
    const description = translator.prose(valueAt(tag, 'description'))
    return name === undefined ? [] : [compact<Label>({ name: translator.name(name), description })]
  })
  return labels.length > 0 ? labels : undefined
}
