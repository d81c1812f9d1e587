import { memoizeByObject } from '../../generator/contract/memoize.ts'
import type { RouteTable } from '../../generator/contract/routes.ts'

/** The latest day that the pages of a site give evidence of. No clock is read, so that each build gives the same day. */
const lastKnownDay = memoizeByObject(({ routes }: RouteTable): string => {
  const instants = routes.flatMap(({ updated, entries = [] }) => [updated, ...entries.map((entry) => entry.updated)])
  return instants.reduce<string>((last, own) => (own !== undefined && own > last ? own : last), '').slice(0, 10)
})

/** Whether a day is over for certain. */
export function isOver(day: string, routes: RouteTable): boolean {
  return day < lastKnownDay(routes)
}
