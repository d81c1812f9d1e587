import type { TitledLink } from '../LinkList.tsx'
import type { RequestProblem } from './requestProblems.ts'
import { standsIn } from './valuesIn.ts'

/** An API besides the debugger's own. */
export interface OtherApi extends TitledLink {
  readonly isRetired: boolean
  /** Headers that carry values of its scheme. */
  readonly headers: readonly string[]
  /** Addresses of its servers. */
  readonly servers: readonly string[]
}

/** The APIs whose request a text holds: it has the headers of their scheme, and not all of its own. */
export function apisOf(text: string, own: Readonly<Record<string, string>>, others: readonly OtherApi[]) {
  const holds = (headers: readonly string[]) => headers.length > 0 && headers.every((name) => standsIn(text, name))
  return holds(Object.keys(own)) ? [] : others.filter(({ headers }) => holds(headers))
}

/** The problem of a request that goes to a host which served nothing but a retired API. `server`: an own address. */
export function hostProblems(
  host: string | undefined,
  server: string,
  others: readonly Pick<OtherApi, 'isRetired' | 'servers'>[],
): RequestProblem[] {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)
  const isHost = (address: string) => hostOf(address) === host
  const users = others.filter(({ servers }) => servers.some(isHost))
  if (host === undefined || isHost(server) || users.length === 0) return []
  return users.every(({ isRetired }) => isRetired) ? [{ kind: 'retiredHost', name: host, expected: server }] : []
}
