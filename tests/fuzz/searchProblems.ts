import type { GeneratedSite } from '../../generator/index.ts'
import { indexRecords, wholeIndex } from '../../generator/search/index/buildIndex.ts'
import { createSearch } from '../../generator/search/query/createSearch.ts'
import type { Failure } from './mutant.ts'
import { siteUrls } from './siteProblems.ts'
import type { Trial } from './trial.ts'

/** Records that are asked for. */
const asked = 5

/** Indexes each language and searches for its names; gives hits that lead to no page, and names that nothing finds. */
export async function searchProblems({ reach }: Trial, site: GeneratedSite): Promise<Failure[]> {
  const urls = siteUrls(site)
  const failures: Failure[] = []
  for (const { code: locale } of site.config.locales) {
    const records = site.searchRecords(locale)
    const { synonyms } = site.config.search
    const search = createSearch(JSON.parse(JSON.stringify(wholeIndex(indexRecords({ locale, records, synonyms })))))
    const step = Math.max(1, Math.floor(records.length / asked))
    for (const record of records.filter((_, index) => index % step === 0)) {
      const hits = await search.search(record.heading || record.title)
      const lost = hits.filter(({ record: { url } }) => !urls.has(url.replace(/#.*$/s, '')))
      failures.push(...lost.map((hit) => ({ class: 'a hit leads to no page', detail: hit.record.url })))
      if (hits.length > 0) reach('searched')
    }
  }
  return failures
}
