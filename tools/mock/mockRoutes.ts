import { decoded, splitTemplate } from '../../generator/contract/httpSyntax.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Server } from '../../generator/contract/server.ts'
import { matchPieces } from './matchTemplate.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'

/** An operation and the path for its calls. */
export interface MockRoute {
  readonly api: Api
  readonly operation: Operation
  readonly method: string
  readonly segments: readonly string[]
  /** Names that its query must hold, with a value where the path has one. */
  readonly asked: readonly RawPair[]
}

/** Result for a path: nothing, other methods, or an operation with the values of its path. */
type RouteMatch =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'otherMethod'; readonly allowed: readonly string[]; readonly api: Api }
  | { readonly kind: 'route'; readonly route: MockRoute; readonly values: Readonly<Record<string, string>> }

/** Every operation that is called over HTTP, below the path of each of its servers. */
export function mockRoutes(apis: readonly Api[]): MockRoute[] {
  return apis.flatMap((api) =>
    api.operations
      .filter(({ kind }) => kind === 'operation')
      .flatMap((operation) =>
        basePaths(operation.servers).map((base) => ({
          api,
          operation,
          method: operation.method.toUpperCase(),
          segments: segmentsOf(base + splitTemplate(operation.path).path),
          asked: askedOf(operation),
        })),
      ),
  )
}

function askedOf({ path, parameters }: Operation): RawPair[] {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  return [...splitTemplate(path).query, ...required.map(({ name }): RawPair => [name, ''])]
}

/**
 * Of two matching paths the more literal one wins: `/orders/history` before `/orders/{id}`. Of operations of one path, which
 * a description distinguishes by `#`, the operation wins whose query is there.
 */
export function findRoute(routes: readonly MockRoute[], method: string, path: string, query = ''): RouteMatch {
  const segments = segmentsOf(path)
  const fitting = routes.flatMap((route) => {
    const values = matchSegments(route.segments, segments)
    return values ? [{ route, values }] : []
  })
  const best = fitting
    .filter(({ route }) => route.method === method)
    .sort((a, b) => byLiteralness(a, b) || fitOf(b.route, query) - fitOf(a.route, query))[0]
  if (best) return { kind: 'route', ...best }
  const [other] = fitting
  if (!other) return { kind: 'unknown' }
  return {
    kind: 'otherMethod',
    allowed: [...new Set(fitting.map(({ route }) => route.method))].sort(),
    api: other.route.api,
  }
}

/** The likely API for an unknown path: the API with the longest common beginning. */
export function nearestApi(routes: readonly MockRoute[], path: string): Api | undefined {
  const segments = segmentsOf(path)
  const shared = ({ segments: own }: MockRoute) => {
    const at = own.findIndex((segment, index) => segment !== segments[index])
    return at < 0 ? own.length : at
  }
  const [best] = [...routes].sort((a, b) => shared(b) - shared(a))
  return best?.api
}

/** Paths of the servers' addresses with their variables at their defaults. */
function basePaths(servers: readonly Server[]): string[] {
  const paths = servers.map((server) => serverPath(server).replace(/\/$/, ''))
  return [...new Set(paths.length > 0 ? paths : [''])]
}

/** The path of a server's address; nothing where that is no address. */
export function serverPath(server: Server): string {
  const [address, base] = [addressOf(server), 'http://localhost']
  return URL.canParse(address, base) ? new URL(address, base).pathname : ''
}

function addressOf({ url, variables }: Server): string {
  return variables.reduce((address, { name, default: value }) => address.replaceAll(`{${name}}`, () => value), url)
}

function segmentsOf(path: string): string[] {
  return path.replace(/(?<=.)\/$/, '').split('/')
}

function matchSegments(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    const found = matchSegment(part, segment)
    if (!found) return undefined
    Object.assign(values, found)
  }
  return values
}

function matchSegment(template: string, segment: string): Record<string, string> | undefined {
  if (!template.includes('{')) return template === decoded(segment) ? {} : undefined
  const found = matchPieces(template.split(/\{([^{}]+)\}/), segment, 1)
  return found && Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decoded(value)]))
}

function byLiteralness(a: { readonly route: MockRoute }, b: { readonly route: MockRoute }): number {
  for (const [index, segment] of a.route.segments.entries()) {
    const [mine, other] = [placeholders(segment), placeholders(b.route.segments[index] ?? '')]
    if (mine !== other) return mine - other
  }
  return 0
}

/** Number of required names in a query; below every other number where a name is missing. */
function fitOf({ asked }: MockRoute, query: string): number {
  const pairs = queryPairs(query)
  const isThere = ([name, value]: RawPair) =>
    pairs.some(([own, text]) => own === name && (value === '' || value === text))
  return asked.every(isThere) ? asked.length : -1
}

function placeholders(segment: string): number {
  return segment.split('{').length - 1
}
