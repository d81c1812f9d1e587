import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { AssistantSource } from './assistantSource.ts'
import { jsonText, toolAnswer } from './toolAnswer.ts'

const locale = z.string().optional().describe('Language code, such as "en"; the default language without it')
const annotations = { readOnlyHint: true, openWorldHint: false }

/** Tools that find and read pages. */
export function registerReading(server: McpServer, assistant: AssistantSource): void {
  registerSearch(server, assistant)
  registerReadPage(server, assistant)
  registerListPages(server, assistant)
}

function registerSearch(server: McpServer, assistant: AssistantSource): void {
  const hit = z.object({
    url: z.string(),
    page: z.string(),
    title: z.string(),
    heading: z.string(),
    kind: z.string(),
    section: z.string(),
    method: z.string().optional(),
    deprecated: z.boolean().optional(),
    excerpt: z.string(),
  })
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, operations, channels, fields, error codes and values by words, ids, paths or codes, best first. Give "page" of a hit to read_page.',
      inputSchema: z.strictObject({
        query: z.string().min(1).max(500),
        locale,
        section: z.string().optional().describe('Only pages of this section; list_pages names the sections'),
        limit: z.number().int().min(1).max(50).default(10),
      }),
      outputSchema: z.object({ hits: z.array(hit) }),
      annotations,
    },
    async (request) =>
      toolAnswer(await (await assistant()).search(request), {
        structured: (hits) => ({ hits }),
        text: (hits) => (hits.length === 0 ? 'Nothing found.' : jsonText(hits)),
      }),
  )
}

function registerReadPage(server: McpServer, assistant: AssistantSource): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Gives a page as Markdown. Long reference pages hold several operations: name a heading to get only the part below it.',
      inputSchema: z.strictObject({
        page: z.string().min(1).max(500).describe('Path, address or title of the page, such as "/faq"'),
        heading: z.string().max(500).optional().describe('Text of a heading on the page'),
        locale,
      }),
      outputSchema: z.object({
        path: z.string(),
        url: z.string(),
        title: z.string(),
        locale: z.string().describe('Language that the text is really in'),
        updated: z.string().optional(),
        headings: z.array(z.string()),
        markdown: z.string(),
      }),
      annotations,
    },
    async (request) =>
      toolAnswer(await (await assistant()).readPage(request), {
        structured: (page) => ({ ...page }),
        text: ({ markdown }) => markdown,
      }),
  )
}

function registerListPages(server: McpServer, assistant: AssistantSource): void {
  const page = z.object({ path: z.string(), title: z.string(), description: z.string() })
  server.registerTool(
    'list_pages',
    {
      title: 'List sections and pages',
      description: 'Lists every page in reading order, section by section, with path, title and description.',
      inputSchema: z.strictObject({ section: z.string().optional().describe('Only this section, by its id'), locale }),
      outputSchema: z.object({
        sections: z.array(z.object({ id: z.string(), label: z.string(), pages: z.array(page) })),
      }),
      annotations,
    },
    async (request) =>
      toolAnswer((await assistant()).listPages(request), {
        structured: (sections) => ({ sections }),
        text: jsonText,
      }),
  )
}
