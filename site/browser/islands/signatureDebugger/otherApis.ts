import type { TitledLink } from '../LinkList.tsx'
import { standsIn } from './valuesIn.ts'

/** An API besides the debugger's own. */
export interface OtherApi extends TitledLink {
  readonly isRetired: boolean
  /** Headers that carry values of its scheme. */
  readonly headers: readonly string[]
}

/** The APIs whose request a text holds: it has the headers of their scheme, and not all of its own. */
export function apisOf(text: string, own: Readonly<Record<string, string>>, others: readonly OtherApi[]) {
  const holds = (headers: readonly string[]) => headers.length > 0 && headers.every((name) => standsIn(text, name))
  return holds(Object.keys(own)) ? [] : others.filter(({ headers }) => holds(headers))
}
