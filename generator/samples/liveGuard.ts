import type { RequestPlan, SessionPlan } from '../contract/samples.ts'
import type { Server } from '../contract/server.ts'
import { commentText } from './comments.ts'
import { splitServer } from './splitServer.ts'

/** The guard of a program that acts on an account: without `--live` it stops before a real server. */
export interface LiveGuard {
  /** Hosts that need no permission: the reader's own machine and test servers. */
  readonly hosts: readonly string[]
  /** Message of the program as it stops: the server's address stands between the two texts. */
  readonly before: string
  readonly after: string
}

const ownMachine = ['localhost', '127.0.0.1', '::1']

/** The guard of a request; a request that only reads has none. */
export function liveGuardOf({
  method,
  path,
  effect,
  testHosts,
}: Pick<RequestPlan, 'method' | 'path' | 'effect' | 'testHosts'>): LiveGuard | undefined {
  return guardOf(`${method} ${path}`, { effect, testHosts })
}

/** The guard of a session; none for one whose frames only read. */
export function sessionGuardOf({ title, ...plan }: SessionPlan): LiveGuard | undefined {
  return guardOf(title, plan)
}

function guardOf(
  action: string,
  { effect, testHosts }: Pick<RequestPlan, 'effect' | 'testHosts'>,
): LiveGuard | undefined {
  if (effect === 'read') return undefined
  return {
    hosts: [...ownMachine, ...testHosts],
    before: `Not sent: ${commentText(action)} (${effect}) acts on your account at `,
    after: '. Add --live to send it.',
  }
}

/** Lines about the guard at the head of a program. */
export function liveNotes(plan: Pick<RequestPlan, 'effect'>): string[] {
  return plan.effect === 'read' ? [] : [`It acts on your account (${plan.effect}): a real server needs --live.`]
}

/** Hosts of the servers that are marked as test servers. */
export function testHostsOf(servers: readonly Server[]): string[] {
  return servers.flatMap((server) => {
    const [, host] = /^[^:]+:\/\/(\[[^\]]*\]|[^:/@]+)(?::\d+)?$/.exec(splitServer(server).origin) ?? []
    return server.isTest && host !== undefined ? [host.toLowerCase()] : []
  })
}

/** Hosts as an address has them: IPv6 in brackets. */
export function bracketed(hosts: readonly string[]): string[] {
  return hosts.map((host) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host))
}

/** Hosts as most languages give them: without brackets. */
export function unbracketed(hosts: readonly string[]): string[] {
  return hosts.map((host) => host.replace(/^\[(.*)\]$/, '$1'))
}
