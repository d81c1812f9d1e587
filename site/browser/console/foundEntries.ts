import type { ConsoleApi, ConsoleEntry } from '../../../generator/contract/console.ts'
import { hasWords } from '../islands/filterRows.ts'

/**
 * The entries that have the words of a query, in one list an API without groups: first those with the words in their name, then those
 * with them in their name, id and path, last those that need the name of their group or API.
 */
export function foundEntries(apis: readonly ConsoleApi[], words: string): ConsoleApi[] {
  const found = apis.flatMap((api) => {
    const ranked = api.groups.flatMap((group) =>
      group.entries.flatMap((entry) => {
        const rank = rankOf(entry, [api.title, group.title], words)
        return rank < 0 ? [] : [{ rank, entry }]
      }),
    )
    ranked.sort((one, other) => one.rank - other.rank)
    const [best] = ranked
    const entries = ranked.map(({ entry }) => entry)
    return best ? [{ rank: best.rank, api: { ...api, groups: [{ title: '', entries }] } }] : []
  })
  return found.sort((one, other) => one.rank - other.rank).map(({ api }) => api)
}

/** Place among the results, the best is 0; below 0 where a word is missing. */
function rankOf({ title, id, method, path }: ConsoleEntry, around: readonly string[], words: string): number {
  const texts = [title, [title, id, method, path].join(' '), [title, id, method, path, ...around].join(' ')]
  return texts.findIndex((text) => hasWords(text, words))
}
