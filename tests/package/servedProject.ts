import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../freePort.ts'
import { outside } from './installedEngine.ts'

/** A project that `npx exchange-docs dev` serves. */
export interface ServedProject {
  readonly origin: string
  /** The text of an address, and of each file of the site that a page there loads. */
  readonly answer: (address: string) => Promise<string>
  readonly stop: () => Promise<void>
}

export async function serveProject(project: string): Promise<ServedProject> {
  const port = await freePort()
  const flags = ['exchange-docs', 'dev', '--port', String(port)]
  const child = spawn('npx', flags, {
    cwd: project,
    env: outside(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let printed = ''
  const opened = new Promise<void>((resolve) => {
    child.stderr.on('data', (text) => {
      printed += text
      if (printed.includes('Open http')) resolve()
    })
  })
  await Promise.race([opened, ended.then(() => Promise.reject(new Error(`dev ended:\n${printed}`)))])
  const origin = `http://localhost:${port}`
  return {
    origin,
    answer: (address) => answerOf(origin, address),
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid)
      await ended
    },
  }
}

async function answerOf(origin: string, address: string): Promise<string> {
  const page = await textOf(origin, address)
  const loaded = [...page.matchAll(/<(?:img|script|link rel="(?:icon|stylesheet)")[^>]* (?:src|href)="(\/[^"]+)"/g)]
  const others = await Promise.all(loaded.map(([, path = '']) => textOf(origin, path)))
  return [page, ...others].join('\n')
}

/** Empty where the server does not answer, as when it starts again. */
function textOf(origin: string, address: string): Promise<string> {
  return fetch(origin + address).then(
    (response) => response.text(),
    () => '',
  )
}
