import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { assistantTools, listResources, readResource } from '../../../tools/assistant/index.ts'
import type { DocumentationSource } from './documentationSource.ts'
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

const mimeType = 'text/markdown'

/** Every page as a resource, `docs://en/spot/api.md`. */
function registerPages(server: McpServer, documentation: DocumentationSource): void {
  async function list() {
    const resources = listResources(await documentation())
    return {
      resources: resources.map(({ uri, title, description }) => ({ uri, name: uri, title, description, mimeType })),
    }
  }

  async function completePath(value: string): Promise<string[]> {
    const paths = listResources(await documentation()).map(({ uri }) => uri.replace(/^docs:\/\/[^/]+\//, ''))
    return [...new Set(paths)].filter((path) => path.startsWith(value))
  }

  const complete = { locale: async () => [...(await documentation()).locales], path: completePath }
  const template = new ResourceTemplate('docs://{locale}/{+path}', { list, complete })
  const metadata = { title: 'Page', description: 'A page of the documentation as Markdown.', mimeType }
  server.registerResource('page', template, metadata, async ({ href }) => {
    const answer = await readResource(await documentation(), href)
    if (answer?.kind === 'found') return { contents: [{ uri: href, mimeType, text: answer.value.markdown }] }
    const reason = answer ? `${answer.reason} ${answer.hint}` : `${href} is the address of no page.`
    throw new McpError(ErrorCode.InvalidParams, reason)
  })
}
