import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { VersionAnchor } from './VersionLinks.tsx'

/** On pages of a frozen version: names the version, and leads to the current one. */
export function VersionBanner() {
  const { versions } = usePage()
  const text = useText()
  const [current] = versions.items
  const own = versions.items.find(({ name }) => name === versions.own)
  if (!current || !own || current === own) return null
  const label = current.hasPage ? 'shell.version.same' : 'shell.version.main'
  return (
    <p className="version-banner">
      {text('shell.version.old', { version: own.label })}{' '}
      <VersionAnchor version={current}>{text(label, { version: current.label })}</VersionAnchor>
    </p>
  )
}
