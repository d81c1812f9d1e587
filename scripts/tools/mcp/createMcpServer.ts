import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { AssistantSource } from './assistantSource.ts'
import { registerPages } from './registerPages.ts'
import { registerReading } from './registerReading.ts'
import { registerReference } from './registerReference.ts'

const instructions =
  'The documentation of an API: search it, read its pages, get the exact schema of an operation or channel, build the text that a request signature is made over, explain error codes. Never send a key, secret or passphrase: no tool takes one.'

/** A Model Context Protocol server for a documentation, not connected yet. */
export function createMcpServer(assistant: AssistantSource, version: string): McpServer {
  const server = new McpServer({ name: 'exchange-docs', title: 'API documentation', version }, { instructions })
  registerReading(server, assistant)
  registerReference(server, assistant)
  registerPages(server, assistant)
  return server
}
