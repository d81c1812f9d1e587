import { ComboboxList, ComboboxProvider, useComboboxStore } from '@ariakit/react/combobox'
import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import type { SearchHit, SearchSource } from '../../../generator/contract/search.ts'
import type { SearchPanelRequest } from '../../shared/searchModule.ts'
import { Icon } from '../ui/Icon.tsx'
import { inOrder } from './inOrder.ts'
import { expectArrival } from './markArrival.ts'
import type { SearchAnswer, SearchSection } from './protocol.ts'
import { forgetSearches, readRecent, rememberSearch } from './recentSearches.ts'
import { SearchField } from './SearchField.tsx'
import { SearchHits } from './SearchHits.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { NoResults, SearchFailure } from './SearchNotice.tsx'
import { RecentHead, SearchStart } from './SearchStart.tsx'
import { SectionFilter } from './SectionFilter.tsx'
import { useAnswer } from './useAnswer.ts'
import { useSearchText } from './useSearchText.ts'
import { useSettled } from './useSettled.ts'

type SearchPanelProps = SearchPanelRequest & { readonly index: SearchSource }

/** Whether a link opens beside this page, which then stays as it is. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Results that fill the dialog: the others are drawn when the reader has stopped typing. */
const drawnFirst = 10

interface ResultsProps {
  readonly answer: SearchAnswer
  /** How many of them to draw. */
  readonly count: number
  readonly base: string
  readonly onClose: () => void
}

/** Renders once for each answer, while the panel renders at every key. */
const Results = memo(function Results({ answer, count, base, onClose }: ResultsProps) {
  function choose(event: MouseEvent, address: string, { terms }: SearchHit): void {
    rememberSearch(answer.request.query)
    if (opensElsewhere(event)) return
    expectArrival(address, terms)
    onClose()
  }

  return <SearchHits hits={answer.hits.slice(0, count)} base={base} onChoose={choose} />
})

/** What is in the search dialog: the field, the sections to choose from, and what was found. */
export function SearchPanel({ page, index, query: initial, onClose }: SearchPanelProps) {
  const text = useSearchText()
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  const [typed, setTyped] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const [section, setSection] = useState<SearchSection>()
  const [recent, setRecent] = useState(readRecent)
  const near = page.sidebar?.id
  const { status, answer, retry } = useAnswer(index, { query, near, section: section?.id }, page.frame.otherSearches)

  const isSettled = useSettled(answer)
  const isStart = query === ''
  const isAnswered = !isStart && status !== 'failed' && answer !== undefined
  const isHosted = typeof index !== 'string'
  // A loaded index answers at once. A service does not.
  const isWaiting = !isStart && !answer && (status === 'loading' || (isHosted && status === 'ready'))
  const hits = isAnswered ? answer.hits : []
  const sections = inOrder(answer?.sections ?? [], page.frame.sections ?? [], near)
  const hasOptions = isStart ? status !== 'failed' : hits.length > 0
  const store = useComboboxStore({ open: hasOptions, inputValue: typed, setInputValue: setTyped })
  const count = isAnswered ? text(answer.isCut ? 'search.best' : 'search.count', { count: hits.length }) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at the top
  useLayoutEffect(() => {
    // Setting `scrollTop` of an unscrolled list would force a layout at every key.
    if (list.current && isScrolled.current) list.current.scrollTop = 0
    isScrolled.current = false
  }, [answer])

  function ask(next: string): void {
    setTyped(next)
    setQuery(next.trim())
    if (next.trim() === '') setSection(undefined)
  }

  function focusField(): void {
    store.getState().compositeElement?.focus()
  }

  function chooseSection(next: SearchSection | undefined): void {
    setSection(next)
    // On a touch screen the field would call the keyboard up over the results.
    if (matchMedia('(pointer: fine)').matches) focusField()
  }

  function forget(): void {
    forgetSearches()
    setRecent([])
    focusField()
  }

  function follow(event: MouseEvent): void {
    if (!opensElsewhere(event)) onClose()
  }

  return (
    <ComboboxProvider store={store}>
      <div className="search-head">
        <Icon name="search" />
        <SearchField store={store} selectsFirst={!isStart} onQuery={(next) => setQuery(next.trim())} />
        {typed !== '' && (
          <button
            type="button"
            className="search-clear"
            onClick={() => {
              ask('')
              focusField()
            }}
          >
            {text('search.clear')}
          </button>
        )}
        <button type="button" className="icon-button" aria-label={text('search.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isAnswered && <SectionFilter sections={sections} chosen={section} onChoose={chooseSection} />}
      {isStart && recent.length > 0 && <RecentHead onForget={forget} />}
      <div className="search-body">
        {status === 'failed' && <SearchFailure isHosted={isHosted} onRetry={retry} />}
        {isWaiting && <p className="search-loading">{text(isHosted ? 'search.asking' : 'search.loading')}</p>}
        {isAnswered && hits.length === 0 && (
          <NoResults query={answer.request.query} section={section} onWiden={() => chooseSection(undefined)} />
        )}
        {isAnswered && answer.language && hits.length > 0 && (
          <p className="search-language" lang={answer.language.lang}>
            {answer.language.label}
          </p>
        )}
        {hasOptions && (
          <ComboboxList
            ref={list}
            className="search-list"
            alwaysVisible
            onScroll={() => {
              isScrolled.current = true
            }}
            aria-label={text(isStart ? 'search.start' : 'search.results')}
          >
            {isStart ? (
              <SearchStart page={page} recent={recent} onRepeat={ask} onFollow={follow} />
            ) : (
              answer && (
                <Results
                  answer={answer}
                  count={isSettled ? answer.hits.length : drawnFirst}
                  base={page.frame.base}
                  onClose={onClose}
                />
              )
            )}
          </ComboboxList>
        )}
      </div>
      <SearchKeys count={count} />
      <p className="visually-hidden" role="status">
        {count}
      </p>
    </ComboboxProvider>
  )
}
