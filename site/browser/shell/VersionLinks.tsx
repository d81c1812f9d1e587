import type { SyntheticEvent } from 'react'
import type { VersionLink } from '../../shared/pageData.ts'
import { preferVersion } from '../preferences/version.ts'
import { usePage } from './PageContext.ts'

/** The reader keeps the place on a page that the other version has too. */
export function keepPlaceIn({ hasPage }: VersionLink): (event: SyntheticEvent<HTMLAnchorElement>) => void {
  return ({ currentTarget }) => {
    if (!hasPage) return
    currentTarget.search = location.search
    currentTarget.hash = location.hash
  }
}

/** One item a version. Choosing one is remembered. */
export function VersionLinks() {
  const { versions } = usePage()
  return versions.items.map((version) => (
    <li key={version.name}>
      <a
        className="frame-link"
        href={version.url}
        // Another version is a site of its own: a page load, not a navigation inside of this one.
        target="_self"
        aria-current={version.name === versions.own || undefined}
        onPointerEnter={keepPlaceIn(version)}
        onFocus={keepPlaceIn(version)}
        onClick={(event) => {
          keepPlaceIn(version)(event)
          preferVersion(versions.id, version.name)
        }}
      >
        {version.label}
      </a>
    </li>
  ))
}
