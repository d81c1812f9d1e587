import type { ReactNode } from 'react'
import type { VersionLink } from '../../shared/pageData.ts'
import { preferVersion } from '../preferences/version.ts'
import { keepQueryAndHash } from './keepQueryAndHash.ts'
import { usePage } from './PageContext.ts'

interface VersionAnchorProps {
  readonly version: VersionLink
  readonly className?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link to a version, which the browser remembers. It keeps the place on a page that both versions have. */
export function VersionAnchor({ version, className, isCurrent = false, children }: VersionAnchorProps) {
  const { id } = usePage().versions
  const keepPlace = version.hasPage ? keepQueryAndHash : undefined
  return (
    <a
      className={className}
      href={version.url}
      // Another version is a site of its own: a page load, not a navigation inside of this one.
      target="_self"
      aria-current={isCurrent || undefined}
      onPointerEnter={keepPlace}
      onFocus={keepPlace}
      onClick={(event) => {
        keepPlace?.(event)
        preferVersion(id, version.name)
      }}
    >
      {children}
    </a>
  )
}

/** One item for each version. */
export function VersionLinks() {
  const { items, own } = usePage().versions
  return items.map((version) => (
    <li key={version.name}>
      <VersionAnchor className="frame-link" version={version} isCurrent={version.name === own}>
        {version.label}
      </VersionAnchor>
    </li>
  ))
}
