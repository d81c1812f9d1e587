import type { SyntheticEvent } from 'react'

/** Adds the query and the anchor of this page to a link, so that the reader keeps the place. */
export function keepQueryAndHash({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
