import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxApis, sandboxScript } from './compileSandbox.ts'

/** File of a site that plays its exchange: `node sandbox.mjs`. */
export const sandboxFile = 'sandbox.mjs'

interface SandboxParts {
  /** Folder with the compiled scripts. */
  readonly scripts: string
  /** The specs as a mock reads them, as JSON. */
  readonly specs: string
  /** Folder for client files of this site alone. */
  readonly client: string
}

/** Writes the mock of a project as one program: the specs, the module and the server. Nothing for a project without a module. */
export async function writeSandbox({ scripts, specs, client }: SandboxParts): Promise<void> {
  const script = join(scripts, sandboxScript)
  if (!existsSync(script)) return
  const literal = specs.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  const head = `#!/usr/bin/env node\nconst ${sandboxApis} = JSON.parse('${literal}').apis\n`
  await writeFile(join(client, sandboxFile), head + (await readFile(script, 'utf8')))
}
