import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  isAllowedHost,
  isAllowedOrigin,
  type ListenAddress,
  listen,
  readBody,
  requestLimits,
  unknownHost,
} from '../../../tools/serve/index.ts'
import { createMcpServer } from './createMcpServer.ts'
import type { DocumentationSource } from './documentationSource.ts'
import type { ServerName } from './serverName.ts'

/** The address of the protocol on the server. */
export const mcpPath = '/mcp'

export interface ServedAssistant {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Serves the documentation over Streamable HTTP. The server keeps nothing between requests: each has a protocol server of
 * its own. It answers only to its own host, and to pages of that host. Rejects with the machine's error, such as EADDRINUSE.
 */
export async function serveHttp(
  documentation: DocumentationSource,
  name: ServerName,
  address: ListenAddress,
): Promise<ServedAssistant> {
  const server = createServer(requestLimits, (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      if (incoming.errored || outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing, 500, 'The server failed.')
    })
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { headers, method, url } = incoming
    if (!isAllowedHost(headers.host, address.host)) return refuse(outgoing, 403, unknownHost)
    if (!isAllowedOrigin(headers.origin, address.host))
      return refuse(outgoing, 403, 'Pages of other sites may not call this server.')
    if (url !== mcpPath) return refuse(outgoing, 404, `The protocol is at ${mcpPath}.`)
    if (method !== 'POST') return refuse(outgoing.setHeader('Allow', 'POST'), 405, 'Send a POST request.')
    const body = await readBody(incoming)
    if (body === undefined) return refuse(outgoing, 413, 'The request is too large.')
    let message: unknown
    try {
      message = JSON.parse(body)
    } catch {
      return refuse(outgoing, 400, 'The body is not JSON.')
    }
    await exchange(incoming, outgoing, message)
  }

  async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, message: unknown): Promise<void> {
    const own = createMcpServer(documentation, name)
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    outgoing.once('close', () => void own.close())
    // The types of the library do not know `exactOptionalPropertyTypes`.
    await own.connect(transport as Parameters<typeof own.connect>[0])
    await transport.handleRequest(incoming, outgoing, message)
  }

  const port = await listen(server, address)
  return {
    port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  const text = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })
  outgoing.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(text)
}
