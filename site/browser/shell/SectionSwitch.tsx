import type { SyntheticEvent } from 'react'
import type { FrameSection } from '../../shared/frame.ts'
import type { PageCall } from '../../shared/pageData.ts'
import { Menu } from '../ui/Menu.tsx'
import { topAnchor } from '../ui/topAnchor.ts'
import { useCurrentCall } from './currentHeading.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The name of the section, and the way into the others: to the same call where they have it. */
export function SectionSwitch() {
  const { frame, kind, sidebar } = usePage()
  const text = useText()
  const call = useCurrentCall()
  const { sections = [] } = frame
  if (!sidebar || sections.length < 2) return null
  return (
    <div className="section-switch">
      <Menu label={sidebar.label} name={`${text('shell.section')}: ${sidebar.label}`}>
        {sections.map((section) => (
          <Choice
            key={section.id}
            section={section}
            call={call}
            isCurrent={kind !== 'not-found' && section.id === sidebar.id}
          />
        ))}
      </Menu>
    </div>
  )
}

interface ChoiceProps {
  readonly section: FrameSection
  /** The call that is being read. */
  readonly call: PageCall | undefined
  readonly isCurrent: boolean
}

function Choice({ section, call, isCurrent }: ChoiceProps) {
  const same = call?.elsewhere?.find((other) => other.section === section.id)

  /** Leads to the part of the other call that is being read in this one. */
  function keepPart({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
    if (!call || !same) return
    const place = topAnchor() ?? ''
    const isPart = place.startsWith(`${call.anchor}.`)
    currentTarget.href = isPart
      ? `${same.url.replace(/#.*/, '')}#${same.anchor}${place.slice(call.anchor.length)}`
      : same.url
  }

  return (
    <li>
      <a
        className="frame-link"
        href={same?.url ?? section.url}
        aria-current={isCurrent || undefined}
        onPointerEnter={keepPart}
        onFocus={keepPart}
        onClick={keepPart}
      >
        {section.label}
        {same && <small> {same.title}</small>}
      </a>
    </li>
  )
}
