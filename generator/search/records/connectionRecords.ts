import { anchorOf } from '../../contract/ids.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { addressesOf } from '../../model/view/addresses.ts'
import { errorRecord } from './errorRecords.ts'
import { type RecordContext, recordOf, textIn } from './recordContext.ts'

/**
 * What holds for every connection of a WebSocket API. All pages with channels show it: the records lead to the first of
 * them, or one question would have as many answers as there are channels.
 */
export function connectionRecords(page: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  const { streaming, channels } = api
  if (!streaming || addressesOf(api).connections !== page.path) return []
  const { heartbeat, errors } = streaming
  const text = textIn(heartbeat?.description, context)
  const isDeprecated = channels.every(({ deprecation }) => deprecation !== undefined)
  const heading = 'ping / pong'
  const names = ['heartbeat', 'ping', 'pong']
  const anchor = 'connection-heartbeat'
  return [
    ...(text === '' ? [] : [recordOf({ kind: 'heading', anchor, heading, names, text, isDeprecated }, context)]),
    ...errors.map((error) => errorRecord({ ...error, isDeprecated }, `error-${anchorOf(String(error.code))}`, context)),
  ]
}
