import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { assistantTools } from '../../../tools/assistant/index.ts'
import type { DocumentationSource } from './documentationSource.ts'
import { registerPages } from './registerPages.ts'
import type { ServerName } from './serverName.ts'

const instructions =
  'The documentation of an API: search it, read its pages, get the exact schema of an operation or channel, build the text that a request signature is made over, explain error codes. Never send a key, secret or passphrase: no tool takes one.'

/** A Model Context Protocol server for a documentation, not connected yet. */
export function createMcpServer(documentation: DocumentationSource, name: ServerName): McpServer {
  const server = new McpServer(name, { instructions })
  const annotations = { readOnlyHint: true, openWorldHint: false }
  for (const { name: tool, title, description, input, output, answer } of assistantTools) {
    const told = { title, description, inputSchema: input, outputSchema: output, annotations }
    server.registerTool(tool, told, async (request) => {
      const answered = await answer(await documentation(), request)
      const text = answered.kind === 'refused' ? `${answered.reason} ${answered.hint}` : answered.value.text
      const content = [{ type: 'text' as const, text }]
      return answered.kind === 'refused'
        ? { isError: true, content }
        : { structuredContent: answered.value.structured, content }
    })
  }
  registerPages(server, documentation)
  return server
}
