import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'
import { isLiteral, mapsOfNames } from './resolveRefs.ts'

/** A key or value that is written without quotes, and where it begins. */
interface PlainScalar {
  readonly text: string
  readonly offset: number
  /** Whether it is data, such as an example. */
  readonly isData: boolean
}

/** A mapping or list that is being read. */
interface Level {
  readonly isMapping: boolean
  readonly isData: boolean
  readonly areNames: boolean
  /** Key of the value that comes next; nothing while a key is due. */
  key?: string | undefined
}

/** Most levels to read; loading has refused every deeper document. */
const maxDepth = 200

/** Every unquoted scalar of a YAML text in order. Empty for a text that cannot be read. */
export function plainScalars(text: string): PlainScalar[] {
  try {
    return scalarsAmong(parseEvents(text, { maxDepth }), text)
  } catch {
    return []
  }
}

function scalarsAmong(events: readonly Event[], text: string): PlainScalar[] {
  const levels: Level[] = []
  const found: PlainScalar[] = []
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) {
      levels.pop()
      continue
    }
    const parent = levels.at(-1)
    const scalar = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : ''
    const isKey = parent?.isMapping === true && parent.key === undefined
    const isData = parent !== undefined && (parent.isData || (!isKey && holdsData(parent, event)))
    const { key, areNames } = parent ?? {}
    if (parent) parent.key = isKey ? scalar : undefined
    if (event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN)
      found.push({ text: scalar, offset: event.valueStart, isData })
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
      const hasNames = !areNames && key !== undefined && mapsOfNames.has(key)
      levels.push({ isMapping: event.type === EVENT_ID.MAPPING, isData, areNames: hasNames })
    }
  }
  return found
}

function holdsData({ key, areNames }: Level, { type }: Event): boolean {
  return key !== undefined && !areNames && isLiteral(key, type === EVENT_ID.SEQUENCE ? [] : undefined)
}
