import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from './createMcpServer.ts'
import type { DocumentationSource } from './documentationSource.ts'
import type { ServerName } from './serverName.ts'

/** Serves the documentation until the client closes its end. Standard output carries the protocol and nothing else. */
export async function serveStdio(documentation: DocumentationSource, name: ServerName): Promise<void> {
  const server = createMcpServer(documentation, name)
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  process.stdin.once('end', () => void server.close())
  await server.connect(new StdioServerTransport())
  await closed
}
