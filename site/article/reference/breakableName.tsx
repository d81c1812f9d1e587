import type { ReactNode } from 'react'
import { breakable } from '../../shared/breakable.tsx'

/** A title, in one language. A title that is an id, `listPods`, may break before its words. */
export function breakableName(name: ReactNode): ReactNode {
  return typeof name !== 'string' || /\s/.test(name) ? name : breakable(name, /(?<=[a-z\d])(?=[A-Z])/)
}
