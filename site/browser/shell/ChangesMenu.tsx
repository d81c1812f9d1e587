import { useEffect } from 'react'
import { type Change, mostChanges } from '../../../generator/contract/changes.ts'
import { dateText } from '../../shared/dateText.ts'
import { markAllSeen, tidyLastVisit } from '../preferences/lastVisit.ts'
import { Menu } from '../ui/Menu.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { useUnseen } from './useUnseen.ts'

/** What changed when, newest first. Rejects when the file cannot be had. */
export async function loadChanges(file: string): Promise<readonly Change[]> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response.json()
}

export interface ChangesMenuProps {
  readonly changes: readonly Change[]
  readonly onAllSeen: () => void
}

/** New entries say more than that their page has changed. */
function withoutPagesOfEntries(changes: readonly Change[]): Change[] {
  const pages = new Set(changes.flatMap(({ key }) => (key.includes('#') ? [key.split('#')[0]] : [])))
  return changes.filter(({ key }) => !pages.has(key))
}

/** Pages and changelog entries that changed since the reader's last visit, and a way to be done with them. */
export function ChangesMenu({ changes, onAllSeen }: ChangesMenuProps) {
  const { frame, lang } = usePage()
  const { base, home, changes: published } = frame
  const text = useText()
  const isNew = useUnseen()
  const unseen = withoutPagesOfEntries(changes.filter(({ key, updated }) => isNew(key, updated)))
  const count = String(unseen.length)
  const { updated: latest, calendar = 'gregory' } = published ?? {}

  useEffect(() => {
    if (latest !== undefined) tidyLastVisit({ base, updated: latest }, changes, changes.length === mostChanges)
  }, [base, latest, changes])

  function forgetAll(): void {
    if (latest !== undefined) markAllSeen({ base, updated: latest })
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
