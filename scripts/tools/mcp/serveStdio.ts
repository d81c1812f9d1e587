import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Project } from '../../../generator/index.ts'
import { engineRoot } from '../../command/commandLine.ts'
import type { AssistantSource } from './assistantSource.ts'
import { createMcpServer } from './createMcpServer.ts'

/** Serves the documentation of a project until the client closes its end. Standard output carries the protocol and nothing else. */
export async function serveStdio(project: Project): Promise<number> {
  const { version }: { readonly version: string } = JSON.parse(await readFile(join(engineRoot, 'package.json'), 'utf8'))
  const assistant = loadedLater(project)
  const server = createMcpServer(assistant, version)
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  process.stdin.once('end', () => void server.close())
  await server.connect(new StdioServerTransport())
  // Read ahead, so that the first question need not wait for it. What goes wrong is told to whoever asks.
  assistant().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  await closed
  return 0
}

/** A client is greeted before the generator, which takes a second, is loaded. */
function loadedLater(project: Project): AssistantSource {
  let source: Promise<AssistantSource> | undefined
  return async () => {
    source ??= import('./assistantSource.ts').then(({ assistantSource }) => assistantSource(project))
    return (await source)()
  }
}
