import type { SpotCall } from './call.ts'
import {
  type CancelFilter,
  type CancelResult,
  cancelAllOrders,
  cancelOrdersByIds,
  type OrderSelection,
} from './cancellations.ts'
import type { NewOrder } from './exchange/checkOrder.ts'
import { Refusal } from './exchange/refusal.ts'
import { createOrder } from './orders.ts'

/** A request over the private socket, with an id of the caller's own. */
export interface TradeRequest<Parameters> {
  readonly id?: string
  readonly params: Parameters
}

/** Its reply: one result an order. */
export interface TradeReply {
  readonly id?: string
  readonly data: readonly TradeResult[]
}

interface TradeResult {
  readonly orderId: number
  readonly clientOrderId: string | null
  readonly message: string
  readonly code: number
}

/** `createOrder` over the socket: the ids are numbers, and a low balance has a code of its own. */
export function createOrderRequest(request: TradeRequest<NewOrder>, call: SpotCall): TradeReply {
  return answer(request, () => {
    try {
      const { id, clientOrderId } = createOrder({ parameters: {}, body: request.params }, call)
      return [{ orderId: Number(id), clientOrderId, message: '', code: 200 }]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message } = error.code === 21709 ? new Refusal(21721) : error
      return [{ orderId: 0, clientOrderId: null, message, code }]
    }
  })
}

/** `cancelOrders` over the socket. */
export function cancelOrdersRequest(request: TradeRequest<OrderSelection>, call: SpotCall): TradeReply {
  return answer(request, () => cancelOrdersByIds({ parameters: {}, body: request.params }, call).map(cancelResult))
}

/** `cancelAllOrders` over the socket. */
export function cancelAllOrdersRequest(request: TradeRequest<CancelFilter>, call: SpotCall): TradeReply {
  return answer(request, () => cancelAllOrders({ parameters: {}, body: request.params }, call).map(cancelResult))
}

function cancelResult({ orderId, clientOrderId, code, message }: CancelResult): TradeResult {
  const isDone = code === 200
  return { orderId: isDone ? Number(orderId) : 0, clientOrderId, message: isDone ? '' : message, code }
}

function answer({ id }: TradeRequest<unknown>, results: () => readonly TradeResult[]): TradeReply {
  return { ...(id === undefined ? {} : { id }), data: results() }
}
