import { useCallback, useState } from 'react'
import { memoize } from '../../../generator/contract/memoize.ts'
import { isReplayHash } from '../../../generator/model/view/replayLink.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import { closing } from '../islands/closing.ts'
import { inLanguage } from '../islands/inLanguage.tsx'
import { Loaded } from '../islands/requestBuilder/Loaded.tsx'
import { callsOf, type ExampleCall } from './callsOf.ts'
import { entryIn } from './entryIn.ts'
import { createKeys } from './keys.ts'
import { loadTexts } from './loadTexts.ts'
import { OperationPanel } from './OperationPanel.tsx'
import { createPageServer } from './pageServer.ts'
import { ReplayPanel } from './ReplayPanel.tsx'
import { startSigner } from './signer.ts'
import { useConsoleText } from './useConsoleText.ts'
import './console.css'
import { fetchDocument } from '../islands/fetchDocument.ts'
import { bringIntoView } from './bringIntoView.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import type { PanelProps } from './panelProps.ts'

interface EntryInPlaceProps {
  /** The link to the entry in the console. */
  readonly address: string
  readonly locale: string
}

/** One call or channel of the console in a page that describes it, or a replay in a page that links to it. It goes to the mock in the page alone. */
export const EntryInPlace = inLanguage(LoadedEntry, loadTexts)

function LoadedEntry({ address }: EntryInPlaceProps) {
  const text = useConsoleText()
  const load = useCallback(async () => {
    const { hash, href } = new URL(address)
    const page = href.slice(0, href.length - hash.length)
    const { apis, source, examples, ...parts } = await partsOf(page)
    if (isReplayHash(hash)) return { replay: { hash, apis, source, base: parts.base } }
    const { asked, chosen, api } = entryIn(apis, hash)
    if (!chosen) throw new Error(text('console.unknown', { name: asked ?? '' }))
    return { calls: callsOf(examples, apis, chosen), panel: { entry: chosen, errors: api?.errors, ...parts } }
  }, [address, text])
  return (
    <Loaded load={load}>
      {({ replay, panel, calls = [] }) => (
        <>
          {panel ? <p className="in-place-note">{text('console.server.note', { use: 'page' })}</p> : null}
          {replay ? <ReplayPanel {...replay} /> : null}
          {panel?.entry.kind === 'channel' ? <ChannelInPlace {...panel} calls={calls} /> : null}
          {panel?.entry.kind === 'operation' ? <OperationPanel {...panel} place="described" /> : null}
          <div className="builder">
            <p className="builder-line in-place-foot">
              <button
                type="button"
                onClick={({ currentTarget }) => currentTarget.dispatchEvent(new Event(closing, { bubbles: true }))}
              >
                {text('console.inPlace.close')}
              </button>
              <a href={address} target="_self">
                {text('console.inPlace.whole')}
              </a>
            </p>
          </div>
        </>
      )}
    </Loaded>
  )
}

/** The parts that all panels of a page share, from the page of the console. */
const partsOf = memoize(async (address) => {
  const html = await fetchDocument(address)
  const props: ConsoleProps = JSON.parse(
    html.querySelector<HTMLElement>('[data-island="console"]')?.dataset['props'] ?? '{}',
  )
  const servers = props.servers.filter(({ use }) => use === 'page')
  const page = props.page && createPageServer(props.page)
  return {
    apis: props.apis,
    examples: props.examples,
    base: props.base,
    mockCommand: props.mockCommand,
    source: props.page,
    servers,
    page,
    keys: createKeys(startSigner(), servers),
  }
}, 4)

interface ChannelInPlaceProps extends PanelProps {
  /** Calls that make the channel push. */
  readonly calls: readonly ExampleCall[]
}

/**
 * A channel in the page that describes it, and calls that make it push. A call goes out at a press; its reply stands below the
 * frames, which stay in view: its push comes on top of them.
 */
function ChannelInPlace({ calls, ...shared }: ChannelInPlaceProps) {
  const text = useConsoleText()
  const [sent, setSent] = useState<{ readonly call: ExampleCall; readonly round: number }>()

  function send(call: ExampleCall, button: HTMLElement): void {
    setSent((before) => ({ call, round: (before?.round ?? 0) + 1 }))
    // The frames follow the button.
    bringIntoView(button, 1 / 2)
  }

  return (
    <>
      <ChannelPanel {...shared} place="described">
        {calls.length === 0 ? null : (
          <p className="builder-line">
            {text('console.inPlace.calls')}{' '}
            {calls.map((call) => (
              <button key={call.hash} type="button" onClick={({ currentTarget }) => send(call, currentTarget)}>
                {call.label}
              </button>
            ))}
          </p>
        )}
      </ChannelPanel>
      {sent ? (
        <OperationPanel key={sent.round} {...shared} entry={sent.call.entry} filled={sent.call.hash} place="beside" />
      ) : null}
    </>
  )
}
