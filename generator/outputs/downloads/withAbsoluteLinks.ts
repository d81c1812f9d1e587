import { absoluteLinks } from './absoluteLinks.ts'
import { plainAlerts } from './plainAlerts.ts'

/** Members of a spec that hold Markdown. A pattern or an example may look like a link and is none. */
const prose = new Set(['description', 'summary', 'action', 'note', 'rule', 'x-snapshot', 'x-push-frequency'])
/** Maps whose values are Markdown. */
const mapsOfProse = new Set(['x-enum-descriptions'])

/** A document whose prose has full addresses of the site, and no alerts, which few tools know. */
export function withAbsoluteLinks(value: unknown, addressOf: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAbsoluteLinks(item, addressOf))
  return mapMembers(value, (key, member) => {
    if (mapsOfProse.has(key)) return mapMembers(member, (_, text) => linked(text, addressOf))
    return prose.has(key) && typeof member === 'string'
      ? linked(member, addressOf)
      : withAbsoluteLinks(member, addressOf)
  })
}

function linked(value: unknown, addressOf: (path: string) => string): unknown {
  return typeof value === 'string' ? plainAlerts(absoluteLinks(value, addressOf)) : value
}

function mapMembers(value: unknown, map: (key: string, member: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]: [string, unknown]) => [key, map(key, member)]))
}
