import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isRecord } from '../../generator/index.ts'
import { readConfig } from '../../generator/load/readConfig.ts'
import { scriptBeside } from '../command/commandLine.ts'

/** Address of the mock that the console of a project calls, from its configuration; nothing without a mock on this machine. */
export async function mockAddress(root: string): Promise<URL | undefined> {
  const { value } = (await readConfig(root)).value
  const own = isRecord(value) ? value['console'] : undefined
  const servers: readonly unknown[] = isRecord(own) && Array.isArray(own['servers']) ? own['servers'] : []
  for (const server of servers) {
    if (!isRecord(server) || server['use'] !== 'mock') continue
    const address = new URL(String(server['origin']))
    if (/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(address.hostname)) return address
  }
  return undefined
}

interface MockBeside {
  /** Its state in one line. */
  readonly said: string
  readonly stop: () => void
}

/** Serves a project's mock in a process of its own, which ends with this process. `script` is the command's script. */
export async function serveMockBeside(root: string, address: URL, script = scriptBeside('mock')): Promise<MockBeside> {
  const [host, port] = [address.hostname.replace(/^\[|\]$/g, ''), address.port || '80']
  const flags = ['--quiet', '--host', host, '--port', port, '--project', root]
  const mock = spawn(process.execPath, [script, ...flags], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const stop = () => mock.kill()
  let errors = ''
  const gather = (text: Buffer) => {
    errors = (errors + text.toString()).slice(-10_000)
  }
  mock.stderr?.on('data', gather)
  const isServing = await Promise.race([once(mock, 'message').then(() => true), once(mock, 'close').then(() => false)])
  if (isServing) {
    mock.stderr?.off('data', gather).pipe(process.stderr)
    return { said: `The mock of the console is at ${address.origin}; --no-mock leaves it out.`, stop }
  }
  const [reason = ''] = errors.trim().split('\n')
  const said = errors.includes('is in use')
    ? `Port ${port} is in use, so the mock of the console was not started: end the program that has it, or use --no-mock.`
    : `The mock of the console was not started: ${reason === '' ? 'it ended at once.' : reason}`
  return { said, stop }
}
