import { atScale, type Decimal, leftOutText, Refused } from 'exchange-docs/kernel'
import {
  type Account,
  accountOfKey,
  advance,
  findMarket,
  type Market,
  type SpotExchange,
  type SpotState,
} from 'exchange-docs/kernel/spot'
import { type MockContext, refuse } from 'exchange-docs/mock'
import { rules } from './rules.ts'
import type { Apis, Spot } from './types.ts'

type Context = MockContext<SpotState, Apis>

/** The exchange at the time of a request, and the account that signed it. */
export interface Call {
  readonly exchange: SpotExchange
  readonly account: () => Account
}

type Operations = Spot['operations']

/** Answers an operation of the specs. It throws the refusals of the exchange. */
export type Handler<Name extends keyof Operations> = (
  request: Operations[Name]['request'],
  call: Call,
) => Operations[Name]['reply']

/** Brings the exchange to the time of a request. Nobody subscribes to anything here. */
export function exchangeAt({ state, now, log }: Context): SpotExchange {
  const exchange = { state, now, rules, tell: () => {} }
  const leftOut = advance(exchange)
  if (leftOut) log(leftOutText(leftOut))
  return exchange
}

/** A handler of the mock for a handler of the exchange; a refusal of the exchange becomes one of the mock. */
export function played<Request, Reply>(handler: (request: Request, call: Call) => Reply) {
  return (request: Request, context: Context) => {
    const exchange = exchangeAt(context)
    try {
      return handler(request, { exchange, account: () => accountOfKey(exchange, context.account) })
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code, error.message)
      throw error
    }
  }
}

export function marketOf({ exchange }: Pick<Call, 'exchange'>, symbol: string): Market {
  const market = findMarket(exchange, symbol)
  if (!market) throw exchange.rules.refusal('symbol unknown')
  return market
}

/** A number with eight decimals, as this exchange writes all of them. */
export function text(value: Decimal): string {
  return atScale(value, 8)
}
