import { useState } from 'react'
import { type ConsoleApi, type ConsoleEntry, entryHash } from '../../../generator/contract/console.ts'
import { foundEntries } from './foundEntries.ts'
import { SearchField } from './SearchField.tsx'
import { useConsoleText } from './useConsoleText.ts'

interface EntryPickerProps {
  readonly apis: readonly ConsoleApi[]
  readonly chosen: ConsoleEntry | undefined
  /** Whether the list begins open: where no example leads to an entry, or the asked entry is unknown. */
  readonly isOpen: boolean
}

/** All that can be called, to choose from: each a link to the form of it. */
export function EntryPicker({ apis, chosen, isOpen }: EntryPickerProps) {
  const text = useConsoleText()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const found = words === '' ? apis : foundEntries(apis, words)
  return (
    <details className="console-picker" open={isOpen} key={chosen ? 'chosen' : 'open'}>
      <summary>{text('console.entries', { count: countIn(apis) })}</summary>
      <SearchField
        id="console-search"
        label={text('console.search')}
        value={query}
        onChange={setQuery}
        found={text('console.found', { count: countIn(found) })}
      />
      {found.map(({ id, title, groups }) => (
        <section key={id} aria-label={title}>
          <h2>{title}</h2>
          <div className="console-groups">
            {groups.map((group) => (
              <div key={`${group.title} ${group.entries[0]?.id}`}>
                {group.title === '' ? null : <h3>{group.title}</h3>}
                <ul>
                  {group.entries.map((entry) => (
                    <li key={`${entry.kind} ${entry.id}`}>
                      <a className="console-entry" href={entryHash(entry)} aria-current={entry === chosen || undefined}>
                        <span className="method" data-method={entry.method.toLowerCase()}>
                          {entry.method}
                        </span>
                        <span>
                          <span>{entry.title}</span> <code>{entry.path}</code>
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </details>
  )
}

function countIn(apis: readonly ConsoleApi[]): number {
  return apis.reduce((sum, { groups }) => groups.reduce((own, { entries }) => own + entries.length, sum), 0)
}
