import type { Channel } from '../../../../generator/contract/channel.ts'
import type { Server } from '../../../../generator/contract/server.ts'
import { joinedAddress } from '../../../../generator/model/view/channelAddress.ts'
import { serverAddress } from '../serverAddress.ts'

/** Addresses without repetitions: two servers may share one. The list of servers explains each. */
export function serverAddresses(servers: readonly Server[], channel?: Channel): string[] {
  const joined = (address: string) => (channel ? joinedAddress(address, channel) : address)
  return [...new Set(servers.map((server) => joined(serverAddress({ servers: [server] }))))]
}
