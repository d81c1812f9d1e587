import { useCallback, useEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import type { ConsoleEntry } from '../../../generator/contract/console.ts'
import { loadConsoleMessages, loadIslandMessages } from '../../i18n/loadMessages.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import { IslandWaiting } from '../islands/IslandLanguage.tsx'
import { useLoaded } from '../islands/useLoaded.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ChannelPanel } from './ChannelPanel.tsx'
import { EntryPicker } from './EntryPicker.tsx'
import { createKeys } from './keys.ts'
import { OperationPanel } from './OperationPanel.tsx'
import { startSigner } from './signer.ts'
import { useConsoleText } from './useConsoleText.ts'
import './console.css'

/** Calls operations and opens channels of the servers that the project lists. */
export function Console({ locale, lang, ...props }: ConsoleProps) {
  const load = useCallback(
    () =>
      Promise.all([loadIslandMessages(locale), loadConsoleMessages(locale)]).then(([ours, own]) => ({
        ...ours,
        ...own,
      })),
    [locale],
  )
  const { value, error, retry } = useLoaded(load)
  if (error) return <LoadProblem error={error} retry={retry} />
  if (!value) return <IslandWaiting />
  return (
    <IntlProvider locale={lang} defaultLocale="en" messages={value}>
      <Workbench {...props} />
    </IntlProvider>
  )
}

/** In English: the texts of the language could not be had. */
function LoadProblem({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div role="alert" lang="en">
      <p>The console could not be loaded: {error.message}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  )
}

function Workbench({ entries, ...shared }: Omit<ConsoleProps, 'locale' | 'lang'>) {
  const text = useConsoleText()
  const [keys] = useState(() => createKeys(startSigner()))
  const [chosen, choose] = useState(() => entryIn(entries, location.hash))

  useEffect(() => {
    const follow = () => choose(entryIn(entries, location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [entries])

  const Panel = chosen?.kind === 'channel' ? ChannelPanel : OperationPanel
  return (
    <div className="console">
      <EntryPicker entries={entries} chosen={chosen} />
      {chosen ? (
        <ErrorBoundary
          key={`${chosen.api} ${chosen.kind} ${chosen.id}`}
          fallback={({ error, retry }) => <LoadProblem error={error} retry={retry} />}
        >
          <section className="console-panel" aria-labelledby="console-entry">
            <h2 id="console-entry">{chosen.title}</h2>
            <p className="console-call">
              <span className="method" data-method={chosen.method.toLowerCase()}>
                {chosen.method}
              </span>{' '}
              <code>{chosen.path}</code>{' '}
              <a href={chosen.url} target="_blank" rel="noreferrer">
                {text('console.description')}
              </a>
            </p>
            <Panel entry={chosen} keys={keys} {...shared} />
          </section>
        </ErrorBoundary>
      ) : (
        <p>{text('console.choose')}</p>
      )}
    </div>
  )
}

/** The entry that an address names: `#build=createOrder&api=spot`, `#connect=ticker&api=spot`. */
function entryIn(entries: readonly ConsoleEntry[], hash: string): ConsoleEntry | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  const [kind, id] = asked.has('connect') ? ['channel', asked.get('connect')] : ['operation', asked.get('build')]
  return entries.find((entry) => entry.kind === kind && entry.id === id && entry.api === asked.get('api'))
}
