import { endAction } from './futures/index.ts'
import { futuresCall } from './futuresMock.ts'
import { type GroupCall, operations } from './group/index.ts'
import { type Handler, type Handlers, played, refusable } from './played.ts'
import { spotCall } from './spotMock.ts'
import type { Context } from './state.ts'

/** Operations on both exchanges as the mock plays them. */
function group<Own extends Handlers<GroupCall>>(own: Own) {
  const play = (handler: Own[string]) => (request: never, context: Context) => {
    const futures = futuresCall(context)
    const call = { spot: spotCall(context), futures, transfers: context.state.transfers }
    const reply = refusable(() => handler(request, call))
    endAction(futures)
    return reply
  }
  return played(own, play) as { readonly [Name in keyof Own]: Handler<Own[Name], ReturnType<Own[Name]>> }
}

/** The handlers of accounts, transfers and subaccounts. */
export const groupOperations = group(operations)
