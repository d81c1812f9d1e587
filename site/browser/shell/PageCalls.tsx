import { useEffect, useRef } from 'react'
import { CallMark } from './CallMark.tsx'
import { useCurrentCall } from './currentHeading.ts'
import { usePage } from './PageContext.ts'
import { SidebarLabel } from './SidebarLabel.tsx'
import { showCurrentEntry } from './showCurrentEntry.ts'
import { useText } from './useText.ts'

/** The calls of the open page under its entry in the sidebar. The call at the reader's place is marked and in view. */
export function PageCalls() {
  const { title, calls = [] } = usePage()
  const text = useText()
  const current = useCurrentCall()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const panel = current && list.current?.closest<HTMLElement>('.sidebar')
    if (panel) showCurrentEntry(panel)
  }, [current])

  if (calls.length < 2) return null
  // Where everything is deprecated, a mark on each call is of no use.
  const hasMarks = calls.some(({ deprecated }) => !deprecated)
  return (
    <ul className="sidebar-calls" ref={list}>
      {calls.map((call) => (
        <li key={call.anchor}>
          <a
            className="sidebar-link"
            href={`#${call.anchor}`}
            aria-current={call === current ? 'location' : undefined}
            data-deprecated={(hasMarks && call.deprecated) || undefined}
          >
            <SidebarLabel label={call.title} methods={[call.method]} above={title} address={call.path} />
            {hasMarks && call.deprecated && <span className="visually-hidden"> ({text('shell.deprecated')})</span>}
            <CallMark method={call.method} />
          </a>
        </li>
      ))}
    </ul>
  )
}
