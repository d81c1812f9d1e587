import type { Channel } from '../../../../generator/contract/channel.ts'
import type { Server } from '../../../../generator/contract/server.ts'
import { channelAddress, serverAddress } from '../serverAddress.ts'

/** Addresses without repetitions: two servers may share one. The list of servers explains each. */
export function serverAddresses(servers: readonly Server[], channel?: Channel): string[] {
  const addressOf = (server: Server) =>
    channel ? channelAddress({ ...channel, servers: [server] }) : serverAddress({ servers: [server] })
  return [...new Set(servers.map(addressOf))]
}
