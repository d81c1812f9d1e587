import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { listResources, readResource } from '../../../tools/assistant/index.ts'
import type { DocumentationSource } from './documentationSource.ts'

const mimeType = 'text/markdown'

/** Every page as a resource, `docs://en/spot/api.md`. */
export function registerPages(server: McpServer, documentation: DocumentationSource): void {
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
