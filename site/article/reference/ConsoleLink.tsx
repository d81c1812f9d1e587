import type { Deprecation } from '../../../generator/contract/annotations.ts'
import { answersInPlace, type ConsoleEntry, entryHash } from '../../../generator/contract/console.ts'
import { anchorOf } from '../../../generator/contract/ids.ts'
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
export function ConsoleLink(entry: ConsoleLinkProps) {
  const { site, locale, words } = useArticle()
  const address = useConsoleLink(entry)
  const isInPlace = answersInPlace(site)
  if (address === undefined) return null
  const text = entry.kind === 'operation' ? 'send' : isInPlace ? 'connect' : 'connectInConsole'
  return (
    <a href={address} target="_self" data-online="" {...(isInPlace ? { 'data-in-place': locale } : {})}>
      {words.text(`reference.console.${text}`)}
    </a>
  )
}

/** Address of the form in the console; `undefined` where the page has no link to it. */
function useConsoleLink({ deprecation, ...entry }: ConsoleLinkProps): string | undefined {
  const article = useArticle()
  const address = consoleAddress(article.site, article.locale)
  const hasPanel = entry.kind === 'channel' || answersInPlace(article.site)
  return address === undefined || isRetired(deprecation, article) || !hasPanel ? undefined : address + entryHash(entry)
}

/** Anchor of the button that sends a call, where the page has no other call. */
export function useSendAnchor(entry: ConsoleLinkProps): string | undefined {
  const { hasSeveral } = useArticle()
  const address = useConsoleLink(entry)
  return entry.kind === 'operation' && address !== undefined && !hasSeveral ? anchorOf(entry.id, 'send') : undefined
}

/** A fact that leads to the button that sends the call: in one column the button stands far below. */
export function SendFact(entry: ConsoleLinkProps) {
  const { words } = useArticle()
  const anchor = useSendAnchor(entry)
  return anchor === undefined ? null : (
    <li data-online="">
      <a href={`#${anchor}`}>{words.text('reference.console.toSend')}</a>
    </li>
  )
}
