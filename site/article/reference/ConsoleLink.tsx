import type { Deprecation } from '../../../generator/contract/annotations.ts'
import { answersInPlace, type ConsoleEntry, entryHash } from '../../../generator/contract/console.ts'
import { consoleAddress } from '../../shared/consoleAddress.ts'
import { useArticle } from '../articleContext.tsx'
import { isRetired } from './DeprecationBanner.tsx'

interface ConsoleLinkProps extends Pick<ConsoleEntry, 'kind' | 'api' | 'id'> {
  readonly deprecation: Deprecation | undefined
}

/**
 * Leads to the form of a call or channel in the console. Where a mock runs in the pages, a script answers the link in place; the
 * link itself is all that a page carries of it. A call has no link where only the page of the console can send it: its request
 * builder has one. Retired entries have none.
 */
export function ConsoleLink({ deprecation, ...entry }: ConsoleLinkProps) {
  const article = useArticle()
  const { site, locale, words } = article
  const address = consoleAddress(site, locale)
  const isInPlace = answersInPlace(site)
  if (address === undefined || isRetired(deprecation, article) || (entry.kind === 'operation' && !isInPlace))
    return null
  const text = entry.kind === 'operation' ? 'send' : isInPlace ? 'connect' : 'connectInConsole'
  return (
    <a
      href={address + entryHash(entry)}
      target="_self"
      data-online=""
      {...(isInPlace ? { 'data-in-place': locale } : {})}
    >
      {words.text(`reference.console.${text}`)}
    </a>
  )
}
