import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'

/** A key or value that is written without quotes, and where it begins. */
export interface PlainScalar {
  readonly text: string
  readonly offset: number
}

/** Every unquoted scalar of a YAML text in order; none of a text that cannot be read. */
export function plainScalars(text: string, maxDepth: number): PlainScalar[] {
  try {
    return parseEvents(text, { maxDepth }).flatMap((event) =>
      event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN
        ? [{ text: getScalarValue(text, event), offset: event.valueStart }]
        : [],
    )
  } catch {
    return []
  }
}
