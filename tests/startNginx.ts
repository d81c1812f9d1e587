import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'

export interface NginxOptions {
  /** The program. */
  readonly nginx: string
  /** Folder that nginx writes into. */
  readonly prefix: string
  /** Content of its `http` block, for an address to listen at. */
  readonly configuration: (listen: string) => string
}

export interface RunningNginx {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts an nginx of its own on a free port of this machine, as the user at hand. Throws its output when it does not start. */
export async function startNginx({ nginx, prefix, configuration }: NginxOptions): Promise<RunningNginx> {
  const port = await freePort()
  await mkdir(prefix, { recursive: true })
  const file = join(prefix, 'nginx.conf')
  await writeFile(file, mainConfiguration(prefix, configuration(`127.0.0.1:${port}`)))
  const child = spawn(nginx, ['-p', prefix, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`)
    await wait(5)
  }
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}

function mainConfiguration(prefix: string, http: string): string {
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};\n` : ''
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${prefix}/${name};`,
  )
  return `${user}daemon off;
worker_processes 2;
pid ${prefix}/nginx.pid;
events { worker_connections 1024; }
http {
access_log off;
${folders.join('\n')}
${http}}
`
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGQUIT')
  await once(child, 'exit')
}
