import type { Api } from '../../generator/contract/reference.ts'
import { nearestName } from '../../generator/load/document/nearestName.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import type { Documentation } from './documentation.ts'

/** The requested API, or all APIs. Refuses an API that the site lacks. */
export function chooseApis({ apis }: Pick<Documentation, 'apis'>, wanted?: string): AssistantAnswer<readonly Api[]> {
  if (wanted === undefined) return found(apis)
  const own = apis.filter(({ id }) => id === wanted)
  if (own.length > 0) return found(own)
  const ids = apis.map(({ id }) => id)
  return refused(`There is no API "${wanted}".`, didYouMean(wanted, ids) ?? `Use one of: ${ids.join(', ')}.`)
}

/** `Did you mean "order"?` where a name is near enough. */
export function didYouMean(wanted: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(wanted, names)
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`
}
