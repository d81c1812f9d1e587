import { useEffect, useRef, useState } from 'react'
import { followHash } from '../ui/followHash.ts'
import { hashTarget } from '../ui/hashTarget.ts'
import { addOtherTexts, filterRows } from './filterRows.ts'
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
 * A box that hides the rows of a long table which lack the words typed, in any language of the page, or the code of pasted JSON;
 * a link to a row that is hidden empties it. The heads of a table of data sort its rows. Without a script the stylesheet hides the
 * box, and the heads are plain.
 */
export function TableFilter({ table, label, rows, count, none, search, next }: TableFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(rows)
  /** A query that no row has. */
  const [missed, setMissed] = useState('')
  const others = useRef<Promise<void>>(undefined)
  const id = `${table}-filter`

  function filter(query: string): void {
    const { shown, total } = filterRows(document.getElementById(table), query)
    setAnswer(count.replace('{shown}', String(shown)).replace('{total}', String(total)))
    setMissed(shown === 0 ? query : '')
    if (shown > 0 || others.current) return
    others.current = addOtherTexts(document.getElementById(table))
    others.current.then(
      () => filter(input.current?.value ?? ''),
      // Without a network, the next query that no row has asks again.
      () => (others.current = undefined),
    )
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
    makeSortable(document.getElementById(table), listening.signal)
    // The reader may have typed before the script ran.
    if (input.current?.value) filter(input.current.value)
    reveal()
    listening.signal.addEventListener('abort', followHash(reveal))
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
