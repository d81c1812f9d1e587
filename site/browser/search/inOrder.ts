import type { FrameSection } from '../../shared/frame.ts'
import type { SearchSection } from './protocol.ts'

/** Sections in one order for every query: the reader's own, then the sections of the navigation, then any other. */
export function inOrder(
  sections: readonly SearchSection[],
  known: readonly FrameSection[],
  near: string | undefined,
): SearchSection[] {
  const ids = known.map(({ id }) => id)
  const placeOf = ({ id }: SearchSection): number => {
    if (id === near) return -1
    const place = ids.indexOf(id)
    return place < 0 ? ids.length : place
  }
  return [...sections].sort((one, other) => placeOf(one) - placeOf(other))
}
