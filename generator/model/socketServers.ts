import type { Server } from '../contract/reference.ts'
import { dereference } from '../document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'

export interface NamedServer {
  readonly key: string
  readonly server: Server
  readonly isSecured: boolean
}

/** Servers as addresses: version 3 writes protocol, host and path apart, version 2 a URL that may lack the protocol. */
export function readSocketServers(root: SpecNode, context: ModelContext): NamedServer[] {
  return childNodes(childNode(root, 'servers')).flatMap(({ key, node }) => {
    const server = dereference(context.spec, node)
    if (!server || !isRecord(server.value)) return []
    const { host, pathname, protocol, url, security } = server.value
    const written = textOf(url) ?? `${textOf(host) ?? ''}${textOf(pathname) ?? ''}`
    const address = written.includes('://') ? written : `${textOf(protocol) ?? 'wss'}://${written}`
    const description = context.translator.prose(server.value.description)
    return {
      key,
      server: compact<Server>({ url: address, description, variables: [] }),
      isSecured: Array.isArray(security) && security.length > 0,
    }
  })
}
