import { useEffect } from 'react'
import { type Change, mostChanges, type SiteChanges } from '../../../generator/contract/changes.ts'
import { dateText } from '../../shared/dateText.ts'
import { markAllSeen, tidyLastVisit } from '../preferences/lastVisit.ts'
import { Menu } from '../ui/Menu.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { useUnseen } from './useUnseen.ts'

export interface ChangesMenuProps {
  readonly published: SiteChanges
  readonly onAllSeen: () => void
}

/** New entries are more exact than the date of their page. */
function withoutPagesOfEntries(changes: readonly Change[]): Change[] {
  const pages = new Set(changes.flatMap(({ key }) => (key.includes('#') ? [key.split('#')[0]] : [])))
  return changes.filter(({ key }) => !pages.has(key))
}

/** Pages and changelog entries that changed since the reader's last visit, and a way to be done with them. */
export function ChangesMenu({ published: { updated: latest, changes }, onAllSeen }: ChangesMenuProps) {
  const { frame, lang } = usePage()
  const { base, home } = frame
  const text = useText()
  const isNew = useUnseen()
  const unseen = withoutPagesOfEntries(changes.filter(({ key }) => isNew(key)))
  const count = String(unseen.length)
  const { calendar = 'gregory' } = frame.changes ?? {}

  useEffect(() => {
    tidyLastVisit({ base, updated: latest }, changes, changes.length === mostChanges)
  }, [base, latest, changes])

  function forgetAll(): void {
    markAllSeen({ base, updated: latest })
    onAllSeen()
  }

  if (unseen.length === 0) return null
  return (
    <Menu
      name={text('shell.changes', { count })}
      label={
        <>
          <span className="unseen-dot" />
          <span className="changes-long">{text('shell.changes', { count })}</span>
          <span className="changes-short">{text('shell.changes.short', { count })}</span>
        </>
      }
    >
      {unseen.map(({ key, title, section, updated }) => (
        <li key={key}>
          <a className="frame-link change-link" href={home.slice(0, -1) + key}>
            <span>{title}</span>
            <span className="change-place">
              {section && `${section} · `}
              <time dateTime={updated}>{dateText(updated, { lang, calendar })}</time>
            </span>
          </a>
        </li>
      ))}
      <li className="changes-done">
        <button type="button" onClick={forgetAll}>
          {text('shell.changes.seen')}
        </button>
      </li>
    </Menu>
  )
}
