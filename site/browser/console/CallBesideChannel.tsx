import { useState } from 'react'
import type { ConsoleEntry } from '../../../generator/contract/console.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import { OperationPanel } from './OperationPanel.tsx'
import type { PanelProps } from './panelProps.ts'

/** Milliseconds that a call waits for its channel at most, from when the mock is ready. */
const longestWait = 5000

/**
 * A call, and a channel of the mock in the page that shows the pushes of the call. The call goes out when the channel is open.
 */
export function CallBesideChannel({ channel, ...call }: PanelProps & { readonly channel: ConsoleEntry }) {
  const [opening] = useState(createOpening)
  return (
    <OperationPanel {...call} opening={opening.wait}>
      <section className="console-beside" aria-labelledby="console-beside">
        <h3 id="console-beside">
          <a href={channel.url} target="_blank" rel="noreferrer">
            {channel.title}
          </a>
        </h3>
        <ChannelPanel
          {...call}
          entry={channel}
          place="beside"
          servers={call.servers.filter(({ use }) => use === 'page')}
          onSettled={opening.settle}
        />
      </section>
    </OperationPanel>
  )
}

function createOpening() {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  const wait = () => Promise.race([settled, new Promise<void>((resolve) => setTimeout(resolve, longestWait))])
  return { wait, settle }
}
