import type { SyntheticEvent } from 'react'
import { topAnchor } from '../ui/topAnchor.ts'

/** Adds the query of this page and the place on screen to a link, so that the reader keeps the place. */
export function keepQueryAndHash({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search
  currentTarget.hash = topAnchor() ?? location.hash
}
