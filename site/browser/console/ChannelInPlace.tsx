import { useState } from 'react'
import { bringIntoView } from './bringIntoView.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import type { ExampleCall } from './callsOf.ts'
import { OperationPanel } from './OperationPanel.tsx'
import type { PanelProps } from './panelProps.ts'
import { useConsoleText } from './useConsoleText.ts'

interface ChannelInPlaceProps extends PanelProps {
  /** Calls that make the channel push. */
  readonly calls: readonly ExampleCall[]
}

/**
 * A channel in the page that describes it, and calls that make it push. A call goes out at a press; its reply stands below the
 * frames, which stay in view: its push comes on top of them.
 */
export function ChannelInPlace({ calls, ...shared }: ChannelInPlaceProps) {
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
