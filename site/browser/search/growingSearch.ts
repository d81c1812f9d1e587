import type { SearchIndexFile, SearchPart, SearchPartFile } from '../../../generator/search/index/indexFile.ts'
import { createSearch } from '../../../generator/search/query/createSearch.ts'
import { answer } from './answer.ts'
import type { SearchAnswer, SearchRequest } from './protocol.ts'
import { startingTools } from './startingTools.ts'

export interface GrowingSearch {
  /**
   * Answers a request from the loaded parts, and calls `tell` once more when that was little and the rest of the index had more:
   * earlier results stay where they are, the others follow. `isFinal` marks the last answer.
   */
  readonly ask: (request: SearchRequest, tell: (answer: SearchAnswer, isFinal: boolean) => void) => Promise<void>
  /** Loads the missing parts, the reader's own section first. A failure is silent: the next query tries again. */
  readonly loadRest: (near: string | undefined) => Promise<void>
}

/** With fewer results the search waits for the rest of the index. */
const few = 6

/** A search that begins with the first file of an index and takes in the others when they are needed. */
export function createGrowingSearch(
  file: SearchIndexFile,
  fetchPart: (address: string) => Promise<SearchPartFile>,
): GrowingSearch {
  const search = createSearch(file)
  const missing = new Set(file.split?.parts)
  const loading = new Map<SearchPart, Promise<void>>()

  function load(part: SearchPart): Promise<void> {
    const known = loading.get(part)
    if (known) return known
    const started = fetchPart(part.file)
      .then((found) => {
        search.add(found)
        missing.delete(part)
      })
      .finally(() => loading.delete(part))
    loading.set(part, started)
    return started
  }

  async function ask(request: SearchRequest, tell: (answer: SearchAnswer, isFinal: boolean) => void): Promise<void> {
    const { section } = request
    if (request.query.trim() === '') {
      const hits = request.kind === 'tools' ? startingTools(file, request.near) : []
      return tell({ request, hits, isCut: false, sections: [], kinds: [] }, true)
    }
    const first = await answer(search, request)
    const wanted = [...missing].filter((part) => section === undefined || part.section === section)
    const isFinal = wanted.length === 0 || (section === undefined && first.hits.length >= few)
    if (isFinal || first.hits.length > 0) tell(first, isFinal)
    if (isFinal) return
    await Promise.allSettled(wanted.map(load))
    tell(followedBy(first, await answer(search, request)), true)
  }

  async function loadRest(near: string | undefined): Promise<void> {
    const inOrder = [...missing].sort((a, b) => Number(b.section === near) - Number(a.section === near))
    // Loads one part after the other, so that a question in between is answered soon.
    for (const part of inOrder) {
      if (!missing.has(part)) continue
      const isLoaded = await load(part).then(
        () => true,
        () => false,
      )
      if (!isLoaded) return
    }
  }

  return { ask, loadRest }
}

/** An answer with the hits of a later one after its own. */
function followedBy(first: SearchAnswer, later: SearchAnswer): SearchAnswer {
  const known = new Set(first.hits.map(({ record }) => record.id))
  const others = later.hits.filter(({ record }) => !known.has(record.id))
  return { ...later, hits: [...first.hits, ...others].slice(0, Math.max(later.hits.length, first.hits.length)) }
}
