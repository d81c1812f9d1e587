import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AlgoliaHit, AlgoliaQuery } from '../../generator/search/algolia/createAlgoliaSearch.ts'

export interface FakeIndex {
  readonly settings: Readonly<Record<string, unknown>>
  readonly synonyms: readonly { readonly synonyms: readonly string[] }[]
  readonly records: readonly AlgoliaHit[]
}

/** A server that speaks as much of the service's interface as a push and a query use. */
export interface FakeAlgolia {
  readonly address: string
  readonly indexes: ReadonlyMap<string, FakeIndex>
  /** Method and path of each request, in order. */
  readonly requests: readonly string[]
  readonly keys: ReadonlySet<string>
  /** From now on, requests with the key are refused. */
  readonly refuse: (key: string) => void
  /** Takes a refusal back. */
  readonly accept: (key: string) => void
  readonly close: () => Promise<void>
}

const empty: FakeIndex = { settings: {}, synonyms: [], records: [] }

export async function startFakeAlgolia(): Promise<FakeAlgolia> {
  const indexes = new Map<string, FakeIndex>()
  const requests: string[] = []
  const keys = new Set<string>()
  const refused = new Set<string>()

  function change(name: string, changed: Partial<FakeIndex>): object {
    indexes.set(name, { ...(indexes.get(name) ?? empty), ...changed })
    return { taskID: requests.length, updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] }
  }

  function move(from: string, to: string): object {
    const moved = indexes.get(from) ?? empty
    indexes.delete(from)
    return change(to, moved)
  }

  function answer(method: string, path: string, body: string): object {
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(path)) ?? []
    if (name === '*' && rest === 'queries') return { results: JSON.parse(body).requests.map(ask) }
    if (rest.startsWith('task/')) return { status: 'published', pendingTask: false }
    if (method === 'DELETE') {
      indexes.delete(name)
      return { taskID: requests.length, deletedAt: '2026-01-01T00:00:00Z' }
    }
    if (rest === 'settings') return change(name, { settings: JSON.parse(body) })
    if (rest === 'synonyms/batch') return change(name, { synonyms: JSON.parse(body) })
    if (rest === 'operation') return move(name, JSON.parse(body).destination)
    if (rest !== 'batch') throw new Error(`${method} ${path} is not spoken`)
    const added = JSON.parse(body).requests.map(({ body: record }: { body: AlgoliaHit }) => record)
    return change(name, { records: [...(indexes.get(name)?.records ?? []), ...added] })
  }

  function ask({ indexName, query, hitsPerPage, facetFilters = [] }: AlgoliaQuery): object {
    const word = query.toLowerCase()
    const hits = (indexes.get(indexName)?.records ?? [])
      .filter((record) => facetFilters.every((filter) => filter === `section:${record.section}`))
      .filter(({ heading, title, text, names }) =>
        [heading, title, text, ...names].join(' ').toLowerCase().includes(word),
      )
      .slice(0, hitsPerPage)
    return { hits: hits.map((hit) => ({ ...hit, _highlightResult: highlight(hit, word) })), index: indexName }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    // Browsers name the key in the address: a header of its own would have to be asked for beforehand.
    const key = searchParams.get('x-algolia-api-key') ?? String(request.headers['x-algolia-api-key'])
    keys.add(key)
    requests.push(`${request.method} ${pathname}`)
    const body = await textOf(request)
    const isRefused = refused.has(key)
    const told = isRefused
      ? { message: 'Invalid Application-ID or API key', status: 403 }
      : answer(request.method ?? '', pathname, body)
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(isRefused ? 403 : 200, headers).end(JSON.stringify(told))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    ...{ indexes, requests, keys },
    refuse: (key) => refused.add(key),
    accept: (key) => refused.delete(key),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Matches between the signs that the settings name, as the service writes them. */
function highlight({ heading, text }: AlgoliaHit, word: string): object {
  const marked = (value: string) => ({
    value: value.replace(new RegExp(word, 'gi'), (found) => `\ue000${found}\ue001`),
    matchedWords: value.toLowerCase().includes(word) ? [word] : [],
  })
  return { heading: marked(heading), text: marked(text) }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
