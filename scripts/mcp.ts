import type { Project } from '../generator/index.ts'
import { engineVersion, runCommand } from './command/commandLine.ts'
import { listenAddressOf, listenHelp, listening, listenOptions, originOf } from './command/listenFlags.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'
import type { DocumentationSource } from './tools/mcp/documentationSource.ts'

const help = `npm run --silent mcp -- [--http] [--project DIR | --spec FILE …]

Serves the documentation to assistants over the Model Context Protocol, on standard input and output, until the input ends.
Tools: search, read_page, list_pages, get_schema, build_canonical_string, explain_error. Pages are resources: docs://en/PATH.md.
Messages go to standard error. The server takes no credential.

  --http               serve over HTTP instead, to this machine and its pages
${listenHelp('4174')}
${projectHelp}`

const options = { ...projectOptions, ...listenOptions('4174'), http: { type: 'boolean' } } as const

await runCommand({ help, options }, async ({ http, port, host, ...flags }) => {
  const address = listenAddressOf({ port, host })
  const project = projectOf(flags)
  const documentation = loadedLater(project)
  const { serverName } = await import('./tools/mcp/serverName.ts')
  const name = await serverName(project, engineVersion())
  // Read ahead, so that the first question need not wait for it. Each question reports a failed reading.
  documentation().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  if (http) {
    const { mcpPath, serveHttp } = await import('./tools/mcp/serveHttp.ts')
    const served = await listening(serveHttp(documentation, name, address), address)
    console.error(`Serving assistants at ${originOf({ host, port: served.port })}${mcpPath} — press Ctrl+C to stop.`)
  } else {
    const { serveStdio } = await import('./tools/mcp/serveStdio.ts')
    await serveStdio(documentation, name)
  }
  return 0
})

/** A client is greeted before the generator, which takes a second, is loaded. */
function loadedLater(project: Project): DocumentationSource {
  let source: Promise<DocumentationSource> | undefined
  return async () => {
    source ??= import('./tools/mcp/documentationSource.ts').then(({ documentationSource }) =>
      documentationSource(project),
    )
    return (await source)()
  }
}
