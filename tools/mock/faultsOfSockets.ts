import type { FrameFault } from './answerFrames.ts'
import { catalogueEntry } from './errorReply.ts'
import type { Fault, Faults } from './faults.ts'
import type { Refusal } from './refusedHandshake.ts'
import type { SocketExchange, SocketServer } from './socketExchanges.ts'
import { statusText } from './statusTexts.ts'

const askedFor = 'asked for as a fault'

/** The refusal of a connection whose address asks for a status, or for whose channels one is set. */
export function refusedByFault(
  { channels }: Pick<SocketServer, 'channels'>,
  faults: Faults,
  asked: readonly Fault[],
): Refusal | undefined {
  const struck = channels.find(({ id }) => {
    const fault = faults.find('status', asked, id)
    return fault && (fault.operation === id || asked.includes(fault))
  })
  const status = struck && faults.strike('status', asked, struck.id)
  return status === undefined ? undefined : { status: `${status} ${statusText(Number(status))}`, reason: askedFor }
}

/** Why a fault refuses a request over a socket: with a code that the API has for it. */
export function faultOfFrame(
  { api }: Pick<SocketServer, 'api'>,
  { channel }: SocketExchange,
  { faults, asked = [] }: { readonly faults?: Faults | undefined; readonly asked?: readonly Fault[] | undefined },
): FrameFault | undefined {
  const code = faults?.find('error', asked, channel.id)?.value
  const entry = code === undefined ? undefined : errorOf(api, code)
  if (!entry) return undefined
  faults?.strike('error', asked, channel.id)
  return { kind: 'request', member: '', reasons: [askedFor], code: entry.code }
}

function errorOf({ errors, streaming }: SocketServer['api'], code: string) {
  return catalogueEntry({ errors: [...(streaming?.errors ?? []), ...errors] }, code)
}
