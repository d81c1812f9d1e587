import { useSyncExternalStore } from 'react'
import { onVersionChange, preferredVersion, preferVersion } from '../preferences/version.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { VersionAnchor } from './VersionLinks.tsx'

/**
 * Tells a reader who chose another version that this page is in it too. It leads there only when asked, and goes for good
 * when the reader settles for the version at hand. It floats at the edge, so nothing moves when it comes.
 */
export function VersionNotice() {
  const { versions } = usePage()
  const text = useText()
  // The prerendered HTML cannot know the reader's choice.
  const preferred = useSyncExternalStore(
    onVersionChange,
    () => preferredVersion(versions.id),
    () => undefined,
  )
  const own = versions.items.find(({ name }) => name === versions.own)
  const [current] = versions.items
  const chosen = versions.items.find(({ name }) => name === preferred)
  // The banner leads to the current version.
  if (!own || !chosen?.hasPage || chosen === own || chosen === current) return null
  return (
    <aside className="version-notice" aria-label={text('shell.version')}>
      <p>{text('shell.version.chosen', { version: chosen.label })}</p>
      <VersionAnchor version={chosen}>{text('shell.version.open', { version: chosen.label })}</VersionAnchor>
      <button type="button" onClick={() => preferVersion(versions.id, own.name)}>
        {text('shell.version.stay', { version: own.label })}
      </button>
    </aside>
  )
}
