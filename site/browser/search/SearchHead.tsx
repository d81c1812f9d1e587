import { Combobox, type ComboboxStore } from '@ariakit/react/combobox'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useSearchText } from './useSearchText.ts'

interface SearchFieldProps {
  readonly store: ComboboxStore
  /** Whether Enter opens the first result. */
  readonly selectsFirst: boolean
  /** Called with the query; never with a word that is still being put together. */
  readonly onQuery: (query: string) => void
}

/** A key that belongs to the input method; Safari ends the composition before the event of the key. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** The field of the search: arrows go through the results, Enter opens one, Escape closes the search. */
function SearchField({ store, selectsFirst, onQuery }: SearchFieldProps) {
  const text = useSearchText()
  const field = useRef<HTMLInputElement>(null)
  const isHalfTyped = useRef(false)

  // Before the next key: the field stands in the place of another that had the focus.
  useLayoutEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function goToEnd(target: HTMLInputElement, key: string): boolean {
    const caret = key === 'Home' ? 0 : target.value.length
    if (target.selectionStart !== caret || target.selectionEnd !== caret) return false
    store.move(key === 'Home' ? store.first() : store.last())
    return true
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The keys move the caret; where it cannot go further, they move through the results.
    if ((event.key === 'Home' || event.key === 'End') && goToEnd(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <Combobox
      store={store}
      ref={field}
      className="search-input"
      aria-label={text('search.field')}
      placeholder={text('search.placeholder')}
      autoSelect={selectsFirst ? 'always' : false}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ currentTarget }) => {
        if (!isHalfTyped.current) onQuery(currentTarget.value)
      }}
      onCompositionStart={() => {
        isHalfTyped.current = true
      }}
      onCompositionEnd={({ currentTarget }) => {
        isHalfTyped.current = false
        onQuery(currentTarget.value)
      }}
      onKeyDownCapture={(event) => {
        if (isComposing(event)) event.stopPropagation()
      }}
      onKeyDown={onKeyDown}
    />
  )
}

interface SearchHeadProps extends SearchFieldProps {
  readonly typed: string
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The field of the search, with ways to clear it and to close the dialog. */
export function SearchHead({ typed, onClear, onClose, ...field }: SearchHeadProps) {
  const text = useSearchText()
  return (
    <div className="search-head">
      <Icon name="search" />
      <SearchField {...field} />
      {typed !== '' && (
        <button type="button" className="search-clear" onClick={onClear}>
          {text('search.clear')}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={text('search.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
