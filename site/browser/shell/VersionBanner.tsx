import { preferVersion } from '../preferences/version.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { keepPlaceIn } from './VersionLinks.tsx'

/** On pages of a frozen version: says so, and leads to the current one. */
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
      <a
        href={current.url}
        target="_self"
        onFocus={keepPlaceIn(current)}
        onPointerEnter={keepPlaceIn(current)}
        onClick={(event) => {
          keepPlaceIn(current)(event)
          preferVersion(versions.id, current.name)
        }}
      >
        {text(label, { version: current.label })}
      </a>
    </p>
  )
}
