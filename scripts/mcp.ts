import { projectHelp, projectOf, projectOptions, runCommand } from './command/commandLine.ts'

const help = `npm run --silent mcp -- [--project DIR | --spec FILE …]

Serves the documentation to assistants over the Model Context Protocol, on standard input and output, until the input ends.
Tools: search, read_page, list_pages, get_schema, build_canonical_string, explain_error. Pages are resources: docs://en/PATH.md.
Messages go to standard error. The server opens no port and takes no credential.

${projectHelp}`

await runCommand({ help, options: projectOptions }, async (flags) => {
  const project = projectOf(flags)
  const { serveStdio } = await import('./tools/mcp/serveStdio.ts')
  return serveStdio(project)
})
