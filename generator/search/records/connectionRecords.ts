import { anchorOf } from '../../contract/ids.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { addressesOf } from '../../model/view/addresses.ts'
import { errorRecord } from './errorRecords.ts'
import { joined, type RecordContext, recordOf, textIn } from './recordContext.ts'

/**
 * Records of the heartbeat and errors of every connection of a WebSocket API. They lead to the page that shows these rules,
 * or one question would have as many answers as there are channels.
 */
export function connectionRecords(page: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  if (addressesOf(api).connections !== page.path) return []
  return connectionPartRecords(undefined, api, context)
}

/** Records of one part of the connection rules, or of all parts without a name. */
export function connectionPartRecords(part: string | undefined, api: Api, context: RecordContext): SearchRecord[] {
  const { streaming, channels } = api
  if (!streaming) return []
  const isDeprecated = channels.every(({ deprecation }) => deprecation !== undefined)
  const { heartbeat, errors } = streaming
  const text = textIn(heartbeat?.description, context)
  const heading = 'ping / pong'
  const names = ['heartbeat', 'ping', 'pong']
  const anchor = 'connection-heartbeat'
  return [
    ...(text === '' || (part !== undefined && part !== 'heartbeat')
      ? []
      : [recordOf({ kind: 'heading', anchor, heading, names, text, isDeprecated }, context)]),
    ...(part === undefined || part === 'errors' ? errors : []).map((error) =>
      errorRecord({ ...error, isDeprecated }, `error-${anchorOf(String(error.code))}`, context),
    ),
  ]
}

/** Limits of a connection with a number, each with its meaning. */
export function connectionLimitsText({ streaming }: Api, context: RecordContext): string {
  const limits = (streaming?.limits ?? []).filter(({ value }) => /\d/.test(String(value)))
  const texts = limits.map(({ value, unit, description }) =>
    joined(value.toLocaleString(context.locale), textIn(unit, context), '·', textIn(description, context)),
  )
  return joined(...texts)
}
