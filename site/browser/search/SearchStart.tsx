import { ComboboxGroup, ComboboxGroupLabel, ComboboxItem } from '@ariakit/react/combobox'
import type { MouseEvent } from 'react'
import type { SearchSource } from '../../../generator/contract/search.ts'
import type { PageData } from '../../shared/pageData.ts'
import { frameLinks, type StartingLink, useSectionPages, useTools } from './startingPoints.ts'
import { useSearchText } from './useSearchText.ts'

interface SearchStartProps {
  readonly page: PageData
  readonly index: SearchSource
  readonly recent: readonly string[]
  readonly onRepeat: (query: string) => void
  readonly onFollow: (event: MouseEvent) => void
}

interface LinkGroupProps extends Pick<SearchStartProps, 'onFollow'> {
  readonly label: string
  readonly links: readonly StartingLink[]
}

function LinkGroup({ label, links, onFollow }: LinkGroupProps) {
  return (
    <ComboboxGroup className="search-group">
      <ComboboxGroupLabel className="search-label">{label}</ComboboxGroupLabel>
      {links.map(({ url, title, within }) => (
        <ComboboxItem
          key={url}
          className="search-option"
          focusOnHover
          blurOnHoverEnd={false}
          render={<a href={url} />}
          onClick={onFollow}
        >
          {title}
          {within !== undefined && <span className="search-hit-within">{within}</span>}
        </ComboboxItem>
      ))}
    </ComboboxGroup>
  )
}

/** Stands over the reader's own searches: a button has no place in a list of options. */
export function RecentHead({ onForget }: { readonly onForget: () => void }) {
  const text = useSearchText()
  return (
    <div className="search-recent-head">
      <span aria-hidden="true">{text('search.recent')}</span>
      <button type="button" onClick={onForget}>
        {text('search.recent.clear')}
      </button>
    </div>
  )
}

/** Offers of the dialog before anything is typed: the reader's own searches, and ways into the site. */
export function SearchStart({ page, index, recent, onRepeat, onFollow }: SearchStartProps) {
  const text = useSearchText()
  const here = useSectionPages(page)
  const elsewhere = frameLinks(page.frame).filter(({ url }) => here.every((link) => link.url !== url))
  const tools = useTools(index, page).filter(({ url }) => elsewhere.every((link) => link.url !== url))
  return (
    <>
      {recent.length > 0 && (
        <ComboboxGroup className="search-group" aria-label={text('search.recent')}>
          {recent.map((query) => (
            <ComboboxItem
              key={query}
              className="search-option search-recent"
              focusOnHover
              blurOnHoverEnd={false}
              onClick={() => onRepeat(query)}
            >
              {query}
            </ComboboxItem>
          ))}
        </ComboboxGroup>
      )}
      {here.length > 0 && page.sidebar && (
        <LinkGroup label={text('search.here', { section: page.sidebar.label })} links={here} onFollow={onFollow} />
      )}
      <LinkGroup label={text('search.elsewhere')} links={elsewhere} onFollow={onFollow} />
      {tools.length > 0 && <LinkGroup label={text('search.kinds.tools')} links={tools} onFollow={onFollow} />}
    </>
  )
}
