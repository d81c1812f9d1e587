import { compact } from '../../../generator/contract/compact.ts'
import type { SearchHit, SearchKind, SearchProvider } from '../../../generator/contract/search.ts'
import { type KindGroup, kindGroupNames, kindGroups } from './kindGroups.ts'
import type { SearchAnswer, SearchRequest, SearchSection } from './protocol.ts'

/** Results on screen: more than anybody reads, few enough to draw at every keystroke. */
const shown = 24
/** How far down the results the sections to choose from are taken from. */
const surveyed = 80

function sectionsOf(hits: readonly SearchHit[]): SearchSection[] {
  const sections = new Map<string, SearchSection>()
  for (const { record } of hits) {
    const { section: id, sectionLabel: label } = record
    if (id !== undefined && !sections.has(id)) sections.set(id, { id, label: label ?? id })
  }
  return [...sections.values()]
}

function kindsOf(hits: readonly SearchHit[]): KindGroup[] {
  const found = new Set<SearchKind>(hits.map(({ record }) => record.kind))
  return kindGroupNames.filter((name) => kindGroups[name].some((kind) => found.has(kind)))
}

/** The excerpt is shown, not the text: it need not be copied from the worker. */
function withoutText(hit: SearchHit): SearchHit {
  return { ...hit, record: { ...hit.record, text: '' } }
}

/** Answer of the dialog to one request: the best results, and the sections by which they can be narrowed down. */
export async function answer(provider: SearchProvider, request: SearchRequest): Promise<SearchAnswer> {
  const { query, near, section, kind } = request
  const options = near === undefined ? {} : { near }
  const everywhere = await provider.search(query, { ...options, limit: surveyed, excerpts: shown })
  const narrowed = compact({ section, kinds: kind && kindGroups[kind] })
  const isWhole = section === undefined && kind === undefined
  const hits = isWhole ? everywhere : await provider.search(query, { ...options, ...narrowed, limit: shown + 1 })
  return {
    request,
    hits: hits.slice(0, shown).map(withoutText),
    isCut: hits.length > shown,
    sections: sectionsOf(everywhere),
    kinds: kindsOf(everywhere),
  }
}
