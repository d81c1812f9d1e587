import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import type { LinkCheck } from '../guides/links.ts'

interface ConfigLinksInput {
  readonly config: Pick<SiteConfig, 'search' | 'console'>
  readonly checkLink: LinkCheck
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** Entries of the search and examples of the console that lead to no page, call or channel. */
export function checkConfigLinks({ config, checkLink, source }: ConfigLinksInput): Diagnostic[] {
  const lists = [
    [['search', 'entries'], config.search.entries ?? []],
    [['console', 'examples'], config.console?.examples ?? []],
  ] as const
  return lists.flatMap(([keys, links]) =>
    links.flatMap(({ href }, index) => {
      const place = { file: source.file, ...findKeys(source.text, [...keys, String(index), 'href']) }
      return checkLink(href).map((problem): Diagnostic => ({ severity: 'error', ...problem, ...place }))
    }),
  )
}
