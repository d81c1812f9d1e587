import type { ListenAddress } from '../../tools/serve/index.ts'
import { CommandError, UsageError, wholeNumber } from './commandLine.ts'

/** The flags of a command that serves something on this machine. */
export function listenOptions(port: string) {
  return { port: { type: 'string', default: port }, host: { type: 'string', default: 'localhost' } } as const
}

/** Lines of `--help` for those flags. */
export function listenHelp(port: string): string {
  return `  --port N             port (default: ${port})
  --host NAME          name or address to listen at (default: localhost); 0.0.0.0 opens it to the whole network`
}

/** The address that the flags name. Throws a UsageError for a wrong port or name. */
export function listenAddressOf({ port, host }: { readonly port: string; readonly host: string }): ListenAddress {
  if (!/^[\w.:-]+$/.test(host)) throw new UsageError(`--host is a name or an address, not "${host}".`)
  return { host, port: wholeNumber('--port', port, 65_535) }
}

/** Waits until a server listens. A refused address is wrong usage: neither project nor engine is at fault. */
export async function listening<T>(server: Promise<T>, { host, port }: ListenAddress): Promise<T> {
  try {
    return await server
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === undefined || !['listen', 'getaddrinfo'].includes(syscall ?? '')) throw error
    if (code === 'EADDRINUSE')
      throw new CommandError(`Port ${port} is in use: end the program that has it, or name another one with --port.`)
    throw new CommandError(`The server cannot listen at ${host}, port ${port}: ${code}.`, { cause: error })
  }
}

/** How a reader of this machine writes the address of a server. */
export function originOf({ host, port }: ListenAddress): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
