import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { AssistantSource } from './assistantSource.ts'
import { jsonText, toolAnswer } from './toolAnswer.ts'

const api = z.string().optional().describe('Id of the API, where several have the same name, path or code')
const locale = z.string().optional().describe('Language code, such as "en"; the default language without it')
const annotations = { readOnlyHint: true, openWorldHint: false }

/** Tools that answer from the model: schemas, signing, errors. */
export function registerReference(server: McpServer, assistant: AssistantSource): void {
  registerGetSchema(server, assistant)
  registerBuildCanonical(server, assistant)
  registerExplainError(server, assistant)
}

function registerGetSchema(server: McpServer, assistant: AssistantSource): void {
  server.registerTool(
    'get_schema',
    {
      title: 'Schema of an operation or channel',
      description:
        'Gives one operation or WebSocket channel as self-contained JSON: request, body, responses or messages as JSON Schema with $defs, errors, permission, rate limit, security, examples. read_page takes the links to its pages.',
      inputSchema: z.strictObject({
        name: z.string().min(1).max(500).describe('Id, "METHOD /path", title, or address of a channel'),
        api,
        locale,
      }),
      outputSchema: z.looseObject({ kind: z.string(), api: z.string(), id: z.string() }),
      annotations,
    },
    async (request) =>
      toolAnswer((await assistant()).getSchema(request), {
        structured: (schema) => ({ ...schema }),
        text: jsonText,
      }),
  )
}

function registerBuildCanonical(server: McpServer, assistant: AssistantSource): void {
  const templates = z.record(z.string(), z.string())
  server.registerTool(
    'build_canonical_string',
    {
      title: 'Build the text to be signed',
      description:
        'Builds the canonical string that the signature of a request is made over, and says how to sign it. Takes no key, secret or passphrase and makes no signature: never send one.',
      inputSchema: z.strictObject({
        api,
        scheme: z.string().optional().describe('Id of the security scheme, where an API has several'),
        purpose: z.enum(['request', 'login']).default('request').describe('login: the login frame of a WebSocket'),
        method: z
          .string()
          .regex(/^[A-Za-z]+$/)
          .optional(),
        path: z.string().max(2000).optional().describe('Path as sent, placeholders filled in, without host and query'),
        query: z
          .array(z.strictObject({ name: z.string(), value: z.string() }))
          .max(200)
          .optional()
          .describe('Parameters in the order they are sent, not encoded'),
        body: z.string().max(100_000).optional().describe('The exact text of the body'),
        timestamp: z.string().max(40).optional().describe('In the unit of the scheme; now without it'),
        receiveWindow: z.string().regex(/^\d+$/).max(10).optional(),
      }),
      outputSchema: z.object({
        api: z.string(),
        scheme: z.string(),
        canonical: z.string(),
        parts: z.array(z.object({ placeholder: z.string().optional(), text: z.string() })),
        timestamp: z.string(),
        timestampUnit: z.string(),
        algorithm: z.string(),
        encoding: z.string(),
        headers: templates,
        optionalHeaders: templates,
        parameters: templates,
        frame: z.json().optional().describe('Frame of a login, with placeholders'),
        howToSign: z.string(),
      }),
      annotations,
    },
    async (request) =>
      toolAnswer((await assistant()).buildCanonical(request, Date.now()), {
        structured: (canonical) => ({ ...canonical }),
        text: jsonText,
      }),
  )
}

function registerExplainError(server: McpServer, assistant: AssistantSource): void {
  const meaning = z.looseObject({
    api: z.string(),
    from: z.string().describe('"rest" or "websocket"'),
    code: z.union([z.string(), z.number()]),
    description: z.string().optional(),
    action: z.string().optional(),
    operations: z.array(z.string()).describe('Operations known to return it'),
  })
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error code',
      description:
        'Says what an error code or its name means and what to do about it, once for each API that has it: one code may mean different things.',
      inputSchema: z.strictObject({
        code: z.string().min(1).max(200).describe('Code as text, or its name'),
        api,
        locale,
      }),
      outputSchema: z.object({ meanings: z.array(meaning) }),
      annotations,
    },
    async (request) =>
      toolAnswer(await (await assistant()).explainError(request), {
        structured: (meanings) => ({ meanings }),
        text: jsonText,
      }),
  )
}
