import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import type { LinkCheck } from '../guides/links.ts'

interface EntriesInput {
  readonly config: Pick<SiteConfig, 'search'>
  readonly checkLink: LinkCheck
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** Entries of the search that lead to no page. */
export function checkSearchEntries({ config, checkLink, source }: EntriesInput): Diagnostic[] {
  return (config.search.entries ?? []).flatMap(({ href }, index) => {
    const place = { file: source.file, ...findKeys(source.text, ['search', 'entries', String(index), 'href']) }
    return checkLink(href).map((problem): Diagnostic => ({ severity: 'error', ...problem, ...place }))
  })
}
