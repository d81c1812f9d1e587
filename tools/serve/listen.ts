import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net'
import { loopback } from './allowedHost.ts'
import { limitConnections, mostConnections } from './limits.ts'

export interface ListenAddress {
  /** Name or address: `localhost` stands for both loopback addresses. */
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
}

/** Starts a server with limits on its connections and returns its port. Rejects with the machine's error, such as EADDRINUSE. */
export async function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  limitConnections(server)
  const taken = await bind(server, port, addressOf(host))
  if (host !== loopback) return taken
  try {
    const other = await acceptOverIpv6(() => server, taken)
    server.once('close', () => other?.close())
  } catch (error) {
    server.close()
    throw error
  }
  return taken
}

/** The one address that a server of another library listens at for a host; `acceptOverIpv6` adds the second one. */
export function addressOf(host: string): string {
  return host === loopback ? '127.0.0.1' : host
}

/**
 * Hands the connections to ::1 over to a server at 127.0.0.1: a browser takes either for `localhost`. Another program at that
 * port would get half of the requests, so it is an error. A machine without IPv6 has nothing to add.
 */
export async function acceptOverIpv6(
  server: () => SocketServer | null,
  port: number,
): Promise<SocketServer | undefined> {
  const other = createServer((socket) => {
    const current = server()
    if (current) current.emit('connection', socket)
    else socket.destroy()
  })
  other.maxConnections = mostConnections
  try {
    await bind(other, port, '::1')
    return other
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String((error as NodeJS.ErrnoException).code)))
      return undefined
    throw error
  }
}

function bind(server: SocketServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
