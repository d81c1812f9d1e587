import { useEffect, useRef, useState } from 'react'
import { isReplayHash } from '../../../generator/model/view/replayLink.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import { IslandCrash } from '../islands/IslandCrash.tsx'
import { inLanguage } from '../islands/inLanguage.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { followHash } from '../ui/followHash.ts'
import { AccountView } from './AccountView.tsx'
import { CallBesideChannel } from './CallBesideChannel.tsx'
import { ChannelPanel } from './ChannelPanel.tsx'
import { EntryPicker } from './EntryPicker.tsx'
import { entryIn } from './entryIn.ts'
import { createKeys } from './keys.ts'
import { loadTexts } from './loadTexts.ts'
import { OperationPanel } from './OperationPanel.tsx'
import { createPageServer } from './pageServer.ts'
import { ReplayPanel } from './ReplayPanel.tsx'
import { startSigner } from './signer.ts'
import { useConsoleText } from './useConsoleText.ts'
import './console.css'

/** Calls operations and opens channels of the servers that the project lists. */
export const Console = inLanguage(Workbench, loadTexts)

function Workbench({ apis, examples, page: source, ...shared }: ConsoleProps) {
  const text = useConsoleText()
  const [keys] = useState(() => createKeys(startSigner(), shared.servers))
  const [page] = useState(() => source && createPageServer(source))
  const [address, setAddress] = useState(() => new URL(location.href))
  const { hash } = address
  const { asked, chosen, beside, api } = entryIn(apis, hash)
  const [pageTitle] = useState(() => document.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = chosen && `${chosen.api} ${chosen.kind} ${chosen.id}`

  useEffect(() => followHash(() => setAddress(new URL(location.href))), [])

  useEffect(() => {
    document.title = chosen ? `${chosen.title} · ${pageTitle}` : pageTitle
    const focused = document.activeElement
    // The link that was chosen has disappeared with its list, or stands below the form that it opens.
    if (address.hash !== '' && (focused === document.body || focused?.closest('.console-account')))
      heading.current?.focus()
  }, [chosen, address, pageTitle])

  if (isReplayHash(hash))
    return (
      <div className="console">
        <Examples examples={examples} hash={hash} />
        <ReplayPanel
          key={hash}
          hash={hash}
          apis={apis}
          base={shared.base}
          source={source}
          more={
            <button type="button" onClick={() => location.assign('#')}>
              {text('console.replay.close')}
            </button>
          }
        />
      </div>
    )

  const isExample = examples.some((example) => example.hash === hash)
  const startsInPage = chosen?.kind === 'channel' && isExample
  const panel = { errors: api?.errors, keys, page, startsInPage, ...shared }
  const Panel = chosen?.kind === 'channel' ? ChannelPanel : OperationPanel
  return (
    <div className="console">
      {chosen ? null : (
        <p>
          {asked === null
            ? text('console.choose', { hasExamples: String(examples.length > 0) })
            : text('console.unknown', { name: asked })}
        </p>
      )}
      <Examples examples={examples} hash={hash} />
      <EntryPicker apis={apis} chosen={chosen} isOpen={!chosen && (asked !== null || examples.length === 0)} />
      {chosen ? (
        <ErrorBoundary key={key} fallback={(crash) => <IslandCrash {...crash} />}>
          <section className="console-panel" aria-labelledby="console-entry">
            <p className="console-api">{api?.title}</p>
            <h2 id="console-entry" ref={heading} tabIndex={-1}>
              {chosen.title}
            </h2>
            <p className="console-call">
              <span className="method" data-method={chosen.method.toLowerCase()}>
                {chosen.method}
              </span>{' '}
              <code>{chosen.path}</code>{' '}
              <a href={chosen.url} target="_blank" rel="noreferrer">
                {text('console.description')}
              </a>
            </p>
            {beside && page ? (
              <CallBesideChannel {...panel} entry={chosen} channel={beside} />
            ) : (
              <Panel {...panel} entry={chosen} />
            )}
          </section>
        </ErrorBoundary>
      ) : null}
      {page ? <AccountView page={page} /> : null}
    </div>
  )
}

/** First calls to try: each button leads to a form or a replay that is ready. */
function Examples({ examples, hash }: Pick<ConsoleProps, 'examples'> & { readonly hash: string }) {
  if (examples.length === 0) return null
  return (
    <ul className="console-examples">
      {examples.map((example) => (
        <li key={example.hash}>
          <a href={example.hash} aria-current={example.hash === hash || undefined}>
            {example.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
