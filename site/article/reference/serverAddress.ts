import type { Channel } from '../../../generator/contract/channel.ts'
import type { Operation } from '../../../generator/contract/operation.ts'
import type { Server } from '../../../generator/contract/server.ts'
import { joinedAddress } from '../../../generator/model/view/channelAddress.ts'

/** Address of the first server with its variables at their defaults and no slash at its end; empty when there is none. */
export function serverAddress({ servers: [server] }: Pick<Operation, 'servers'>): string {
  return filledUrl(server).replace(/\/$/, '')
}

/** Address that a client of a channel connects to. A slash at the end of a path is part of it. */
export function channelAddress(channel: Pick<Channel, 'servers' | 'address' | 'isPath'>): string {
  return joinedAddress(filledUrl(channel.servers[0]).replace(/^(\w+:\/\/[^/]*)\/$/, '$1'), channel)
}

/** Address of a server with its variables at their defaults. */
export function filledUrl(server: Server | undefined): string {
  return (server?.variables ?? []).reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, variable.default),
    server?.url ?? '',
  )
}
