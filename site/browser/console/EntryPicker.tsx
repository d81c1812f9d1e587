import { useState } from 'react'
import { type ConsoleEntry, connectHash } from '../../../generator/contract/console.ts'
import { hasWords } from '../islands/filterRows.ts'
import { useConsoleText } from './useConsoleText.ts'

interface EntryPickerProps {
  readonly entries: readonly ConsoleEntry[]
  readonly chosen: ConsoleEntry | undefined
}

/** All that can be called, to choose from: each a link to the form of it. */
export function EntryPicker({ entries, chosen }: EntryPickerProps) {
  const text = useConsoleText()
  const [query, setQuery] = useState('')
  const found = entries.filter(({ api, id, title, method, path }) =>
    hasWords([api, id, title, method, path].join(' '), query.trim()),
  )
  const groups = [...new Set(found.map(({ api }) => api))]
  return (
    <details className="console-picker" open={!chosen} key={chosen ? 'chosen' : 'open'}>
      <summary>{text('console.entries', { count: entries.length })}</summary>
      <p className="builder-field">
        <label htmlFor="console-search">{text('console.search')}</label>
        <input
          id="console-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <output htmlFor="console-search">{text('console.found', { count: found.length })}</output>
      </p>
      {groups.map((api) => (
        <section key={api} aria-label={api}>
          <p className="console-api">{api}</p>
          <ul>
            {found
              .filter((entry) => entry.api === api)
              .map((entry) => (
                <li key={`${entry.kind} ${entry.id}`}>
                  <a className="console-entry" href={hashOf(entry)} aria-current={entry === chosen || undefined}>
                    <span className="method" data-method={entry.method.toLowerCase()}>
                      {entry.method}
                    </span>{' '}
                    {entry.title} <code>{entry.path}</code>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

function hashOf({ kind, api, id }: ConsoleEntry): string {
  return kind === 'channel' ? connectHash(api, id) : `#${new URLSearchParams({ build: id, api })}`
}
