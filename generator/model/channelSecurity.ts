import type { Channel, ChannelOperation } from '../contract/channel.ts'
import { canonicalJson } from '../contract/json.ts'
import type { SecurityRequirement } from '../contract/security.ts'
import { childNode, rootNode, valueAt } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'
import { follow } from './follow.ts'
import type { NamedServer } from './socketServers.ts'

interface ChannelSecurity extends Pick<Channel, 'security' | 'servers'> {
  readonly access: Channel['access'] | undefined
  readonly partlySecured: Channel['partlySecured'] | undefined
}

/**
 * Access to a channel, by its `x-access`, else by its servers and operations. An empty `security` means public access;
 * without `security`, access is unknown. Schemes that sign a login, or give a token, are described elsewhere and not listed,
 * unless access is possible without them.
 */
export function channelSecurity(
  stated: unknown,
  servers: readonly NamedServer[],
  operations: readonly ChannelOperation[],
  context: ModelContext,
): ChannelSecurity {
  const secured = servers.filter(({ security = [] }) => security.length > 0)
  const guarded = operations.filter(({ security = [] }) => security.length > 0)
  const access = stated === 'private' || stated === 'public' ? stated : undefined
  const isPart = secured.length > 0 && secured.length < servers.length
  const isMixed = access === undefined && isPart
  const isGuarded = guarded.length > 0 && guarded.length === operations.length
  const isWhole = !isMixed && ((secured.length > 0 && !isPart) || isGuarded)
  const isNeeded = isWhole && [...(isPart ? [] : secured), ...(isGuarded ? guarded : [])].some(isRequired)
  const isOptional = access === undefined && isWhole && !isNeeded
  const partlySecured = isMixed ? 'servers' : !isWhole && guarded.length > 0 ? 'operations' : undefined
  const all = [
    ...(isPart && !isMixed ? [] : secured).flatMap(({ security = [] }) => security),
    ...guarded.flatMap(({ security = [] }) => security),
  ]
  const isElsewhere = servers.some(({ server }) => server.token) ? () => true : signsLogin(context)
  const isShown = (own: SecurityRequirement) => own.length === 0 || !own.every(({ scheme }) => isElsewhere(scheme))
  const listed = partlySecured || isOptional ? all : all.filter(isShown)
  // Access without credentials is listed only beside another way.
  const shown = listed.some((own) => own.length > 0) ? listed : []
  return {
    access: access ?? (isNeeded ? 'private' : !partlySecured && isOpen(servers, operations) ? 'public' : undefined),
    security: [...new Map(shown.map((requirement) => [canonicalJson(requirement), requirement])).values()],
    partlySecured,
    servers: servers.map(({ server, security }) => (isMixed && security ? { ...server, security } : server)),
  }
}

/** Whether no way of a `security` is empty. */
function isRequired({ security = [] }: Partial<Pick<NamedServer, 'security'>>): boolean {
  return security.every((requirement) => requirement.length > 0)
}

/** Whether all servers, or all operations, have an empty `security`. */
function isOpen(servers: readonly NamedServer[], operations: readonly ChannelOperation[]): boolean {
  return [servers, operations].some((all) => all.length > 0 && all.every(({ security }) => security?.length === 0))
}

/** Whether a scheme signs a login frame, which the page describes at the beginning of a session. */
function signsLogin(context: ModelContext): (scheme: string) => boolean {
  const schemes = childNode(childNode(rootNode(context.spec), 'components'), 'securitySchemes')
  return (scheme) => {
    const node = childNode(schemes, scheme)
    return valueAt(follow(node, context) ?? node, 'x-signing') !== undefined
  }
}
