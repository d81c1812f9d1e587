import type { FrameSection, PageLink } from '../../shared/pageData.ts'
import { Menu } from '../ui/Menu.tsx'
import { useCurrentCall } from './currentHeading.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The name of the section, and the way into the others: to the same call where they have it. */
export function SectionSwitch() {
  const { frame, sidebar } = usePage()
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
            call={call?.elsewhere?.find((other) => other.section === section.id)}
            isCurrent={section.id === sidebar.id}
          />
        ))}
      </Menu>
    </div>
  )
}

interface ChoiceProps {
  readonly section: FrameSection
  readonly call: PageLink | undefined
  readonly isCurrent: boolean
}

function Choice({ section, call, isCurrent }: ChoiceProps) {
  return (
    <li>
      <a className="frame-link" href={call?.url ?? section.url} aria-current={isCurrent || undefined}>
        {section.label}
        {call && <small> {call.title}</small>}
      </a>
    </li>
  )
}
