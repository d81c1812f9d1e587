import { useEffect, useRef, useState } from 'react'
import { filterRows } from './filterRows.ts'

export interface TableFilterProps {
  /** Id of the table. */
  readonly table: string
  readonly label: string
  /** Says how many rows there are. */
  readonly rows: string
  /** Says how many rows are shown, with `{shown}` and `{total}` in it. */
  readonly count: string
}

/** A box that hides the rows of a long table which lack the words typed. Without a script the stylesheet hides it. */
export function TableFilter({ table, label, rows, count }: TableFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(rows)
  const id = `${table}-filter`

  function filter(query: string): void {
    const { shown, total } = filterRows(document.getElementById(table), query)
    setAnswer(count.replace('{shown}', String(shown)).replace('{total}', String(total)))
  }

  // What was typed before the script came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box becomes interactive
  useEffect(() => {
    if (input.current?.value) filter(input.current.value)
  }, [])

  return (
    <p className="data-filter">
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
      <output htmlFor={id}>{answer}</output>
    </p>
  )
}
