import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { commandFile } from '../commandFile.ts'
import { freePort } from '../freePort.ts'
import { copyMeridian } from '../meridian.ts'
import { createWorkspace } from '../workspace.ts'

/** `npm run dev` on a copy of the invented company's project. */
export interface DevServer {
  readonly origin: string
  /** Folder of the project. */
  readonly project: string
  /** Replaces a text in a file of the project, which must be there, as saving it from an editor does. */
  readonly edit: (file: string, text: string, replacement: string) => Promise<void>
  readonly write: (file: string, text: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
  /** Text on the terminal. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

export async function startDev(): Promise<DevServer> {
  const workspace = await createWorkspace()
  const project = await copyMeridian(workspace.newFolder())
  const port = await freePort()
  const { server, printed } = await run(['--project', project, '--port', String(port)])
  return {
    origin: `http://localhost:${port}`,
    project,
    async edit(file, text, replacement) {
      const before = await readFile(join(project, file), 'utf8')
      if (!before.includes(text)) throw new Error(`${file} has no "${text}"`)
      await writeFile(join(project, file), before.replace(text, replacement))
    },
    write: (file, text) => writeFile(join(project, file), text),
    printed,
    remove: (file) => rm(join(project, file)),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      await workspace.remove()
    },
  }
}

function run(flags: readonly string[]): Promise<{ server: ChildProcess; printed: () => string }> {
  const server = spawn(process.execPath, [commandFile('dev'), ...flags], { cwd: engineRoot })
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text
        if (output.includes('saving a file updates the page')) resolve({ server, printed: () => output })
      })
    }
    server.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)))
  })
}
