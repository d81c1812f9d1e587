import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { AssistantSource } from './assistantSource.ts'

const mimeType = 'text/markdown'

/** Every page as a resource, `docs://en/spot/api.md`. */
export function registerPages(server: McpServer, assistant: AssistantSource): void {
  async function list() {
    const resources = (await assistant()).resources()
    return {
      resources: resources.map(({ uri, title, description }) => ({ uri, name: uri, title, description, mimeType })),
    }
  }

  async function completePath(value: string): Promise<string[]> {
    const paths = (await assistant()).resources().map(({ uri }) => uri.replace(/^docs:\/\/[^/]+\//, ''))
    return [...new Set(paths)].filter((path) => path.startsWith(value))
  }

  const complete = { locale: async () => [...(await assistant()).locales], path: completePath }
  const template = new ResourceTemplate('docs://{locale}/{+path}', { list, complete })
  const metadata = { title: 'Page', description: 'A page of the documentation as Markdown.', mimeType }
  server.registerResource('page', template, metadata, async ({ href }) => {
    const answer = await (await assistant()).readResource(href)
    if (answer?.kind === 'found') return { contents: [{ uri: href, mimeType, text: answer.value.markdown }] }
    const reason = answer ? `${answer.reason} ${answer.hint}` : `${href} is the address of no page.`
    throw new McpError(ErrorCode.InvalidParams, reason)
  })
}
