import type { Given, RefusedFrame } from 'exchange-docs/mock'
import type { Spot, SpotCancelResult, SpotTradeReply } from '../types.ts'
import type { SpotCall } from './call.ts'
import { cancelAllOrders, cancelOrdersByIds } from './cancellations.ts'
import { Refusal } from './exchange/refusal.ts'
import { createOrder } from './orders.ts'

type Channels = Spot['channels']
/** Handler of a request over the private socket, with an id that the caller chose. */
type TradeHandler<Name extends keyof Channels> = (
  frame: Omit<Channels[Name]['sent'], 'event'>,
  call: SpotCall,
) => TradeReply
type TradeReply = Given<SpotTradeReply>
type TradeResult = TradeReply['data'][number]

/** `createOrder` over the socket: the ids are numbers, and a low balance has a code of its own. */
export const createOrderRequest: TradeHandler<'createOrderRequest'> = (request, call) =>
  answer(request, () => {
    try {
      const { id, clientOrderId } = createOrder({ parameters: {}, body: request.params }, call)
      return [{ orderId: BigInt(id), clientOrderId, message: '', code: 200 }]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message } = error.code === 21709 ? new Refusal(21721) : error
      return [{ orderId: 0, clientOrderId: null, message, code }]
    }
  })

/** `cancelOrders` over the socket. */
export const cancelOrdersRequest: TradeHandler<'cancelOrdersRequest'> = (request, call) =>
  answer(request, () => cancelOrdersByIds({ parameters: {}, body: request.params }, call).map(cancelResult))

/** `cancelAllOrders` over the socket. */
export const cancelAllOrdersRequest: TradeHandler<'cancelAllOrdersRequest'> = (request, call) =>
  answer(request, () => cancelAllOrders({ parameters: {}, body: request.params }, call).map(cancelResult))

/** The reply to a request whose values are wrong: a record with the code of the catalogue. */
export function refusedRequest(frame: unknown, { code, reasons }: RefusedFrame): TradeReply {
  const id = typeof frame === 'object' && frame !== null && 'id' in frame ? frame.id : undefined
  const record = { orderId: 0, clientOrderId: null, message: reasons.at(-1) ?? '', code: Number(code ?? 601) }
  return { ...(typeof id === 'string' ? { id } : {}), data: [record] }
}

function cancelResult({ orderId, clientOrderId, code, message }: SpotCancelResult): TradeResult {
  const isDone = code === 200
  return { orderId: isDone ? BigInt(orderId) : 0, clientOrderId, message: isDone ? '' : message, code }
}

function answer({ id }: { readonly id?: string }, results: () => readonly TradeResult[]): TradeReply {
  return { ...(id === undefined ? {} : { id }), data: results() }
}
