import { ComboboxProvider, useComboboxStore } from '@ariakit/react/combobox'
import { type MouseEvent, useEffect, useState } from 'react'
import type { SearchSource } from '../../../generator/contract/search.ts'
import type { SearchPanelRequest } from '../../shared/searchModule.ts'
import { inOrder } from './inOrder.ts'
import type { SearchSection } from './protocol.ts'
import { forgetSearches, readRecent } from './recentSearches.ts'
import { SearchHead } from './SearchHead.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { NoResults, SearchFailure } from './SearchNotice.tsx'
import { opensElsewhere, Results, SearchList } from './SearchResults.tsx'
import { RecentHead, SearchStart } from './SearchStart.tsx'
import { SectionFilter } from './SectionFilter.tsx'
import { useAnswer } from './useAnswer.ts'
import { useQuestion } from './useQuestion.ts'
import { useSearchText } from './useSearchText.ts'

type SearchPanelProps = SearchPanelRequest & { readonly index: SearchSource }

/** Content of the search dialog: the field, the sections to choose from, and the hits. */
export function SearchPanel({ page, index, query: initial, onClose }: SearchPanelProps) {
  const text = useSearchText()
  const { kind, setKind, typed, setTyped, query, setQuery, section, setSection, ask } = useQuestion(initial)
  const [recent, setRecent] = useState(readRecent)
  const near = page.sidebar?.id
  const { status, answer, retry } = useAnswer(
    index,
    { query, near, section: section?.id, kind },
    page.frame.otherSearches,
  )

  const isStart = query === ''
  const isAnswered = !isStart && status !== 'failed' && answer !== undefined
  const isHosted = typeof index !== 'string'
  // A loaded index answers at once. A service does not.
  const isWaiting = !isStart && !answer && (status === 'loading' || (isHosted && status === 'ready'))
  const hits = isAnswered ? answer.hits : []
  const sections = inOrder(answer?.sections ?? [], page.frame.sections ?? [], near)
  const hasOptions = isStart ? status !== 'failed' : hits.length > 0
  const store = useComboboxStore({
    ...{ open: hasOptions, inputValue: typed, setInputValue: setTyped },
    // From the first result, the arrow up goes to the last.
    includesBaseElement: isStart,
  })
  const count = isAnswered ? text(answer.isCut ? 'search.best' : 'search.count', { count: hits.length }) : ''

  const { section: answeredSection, kind: answeredKind } = answer?.request ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: a narrower list begins at its first row
  useEffect(() => store.setActiveId(isStart ? null : store.first()), [answeredSection, answeredKind])

  function focusField(): void {
    store.getState().compositeElement?.focus()
  }

  function clear(): void {
    ask('')
    focusField()
  }

  function chooseSection(next: SearchSection | undefined): void {
    setSection(next)
    // On a touch screen the field would call the keyboard up over the results.
    if (matchMedia('(pointer: fine)').matches) focusField()
  }

  function widen(): void {
    setKind(undefined)
    chooseSection(undefined)
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
      <SearchHead
        store={store}
        selectsFirst={!isStart}
        typed={typed}
        onQuery={setQuery}
        onClear={clear}
        onClose={onClose}
      />
      {isAnswered && (
        <SectionFilter
          {...{ sections, kind }}
          chosen={section}
          onChoose={chooseSection}
          kinds={answer.kinds}
          onKind={setKind}
        />
      )}
      {isStart && recent.length > 0 && <RecentHead onForget={forget} />}
      <div className="search-body">
        {status === 'failed' && <SearchFailure isHosted={isHosted} onRetry={retry} />}
        {isWaiting && <p className="search-loading">{text(isHosted ? 'search.asking' : 'search.loading')}</p>}
        {isAnswered && hits.length === 0 && (
          <NoResults
            query={answer.request.query}
            section={section}
            isNarrow={section !== undefined || kind !== undefined}
            onWiden={widen}
          />
        )}
        {isAnswered && answer.language && hits.length > 0 && (
          <p className="search-language" lang={answer.language.lang}>
            {answer.language.label}
          </p>
        )}
        {hasOptions && (
          <SearchList answer={answer} label={text(isStart ? 'search.start' : 'search.results')}>
            {isStart ? (
              <SearchStart page={page} index={index} recent={recent} onRepeat={ask} onFollow={follow} />
            ) : (
              answer && <Results answer={answer} base={page.frame.base} onClose={onClose} />
            )}
          </SearchList>
        )}
      </div>
      <SearchKeys count={count} />
    </ComboboxProvider>
  )
}
