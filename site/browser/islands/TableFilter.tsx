import { useEffect, useRef, useState } from 'react'
import { hashTarget } from '../ui/hashTarget.ts'
import { filterRows } from './filterRows.ts'
import { makeSortable } from './sortRows.ts'

interface TableFilterProps {
  /** Id of the table. */
  readonly table: string
  readonly label: string
  /** Text with the number of rows. */
  readonly rows: string
  /** Text with the number of shown rows, with `{shown}` and `{total}` in it. */
  readonly count: string
  /** Text where no row is left, and the label of a button that opens the search. */
  readonly none: string
  readonly search: string
  /** A link for a reader whose row is missing. */
  readonly next?: { readonly href: string; readonly label: string }
}

/**
 * A box that hides the rows of a long table which lack the words typed, or the code of pasted JSON; a link to a row that is hidden empties it. The heads of
 * a table of data sort its rows. Without a script the stylesheet hides the box, and the heads are plain.
 */
export function TableFilter({ table, label, rows, count, none, search, next }: TableFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(rows)
  /** A query that no row has. */
  const [missed, setMissed] = useState('')
  const id = `${table}-filter`

  function filter(query: string): void {
    const { shown, total } = filterRows(document.getElementById(table), query)
    setAnswer(count.replace('{shown}', String(shown)).replace('{total}', String(total)))
    setMissed(shown === 0 ? query : '')
  }

  /** Shows every row again when the address names a hidden row. */
  function reveal(): void {
    const row = hiddenTarget(document.getElementById(table), location.hash)
    if (!row || !input.current) return
    input.current.value = ''
    filter('')
    row.scrollIntoView()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box becomes interactive
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    makeSortable(document.getElementById(table), signal)
    // The reader may have typed before the script ran.
    if (input.current?.value) filter(input.current.value)
    reveal()
    addEventListener('hashchange', reveal, { signal })
    document.addEventListener('click', (event) => isRepeated(event) && reveal(), { signal })
    return () => listening.abort()
  }, [])

  return (
    <p className="data-filter needs-script">
      <label htmlFor={id}>{label}</label>
      <input
        type="search"
        id={id}
        ref={input}
        data-filter={table}
        aria-controls={table}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => filter(currentTarget.value)}
      />
      <output htmlFor={id}>
        {missed ? (
          <>
            {none}{' '}
            <button type="button" data-search={missed} aria-haspopup="dialog">
              {search}
            </button>{' '}
            {next ? <a href={next.href}>{next.label}</a> : null}
          </>
        ) : (
          answer
        )}
      </output>
    </p>
  )
}

/** The row of a table that holds the target of the address, if a filter hides it. */
function hiddenTarget(table: Element | null, hash: string): HTMLTableRowElement | undefined {
  const row = hashTarget(hash)?.closest('tr')
  return row?.hidden && table?.contains(row) ? row : undefined
}

/** Whether a click repeats the current address, for which browsers fire no event. */
function isRepeated({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href
}
