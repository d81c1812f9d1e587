/**
 * An account and its markets for an onlooker, with the same names for every exchange. Numbers are texts with all their digits;
 * an empty list means that the account has none.
 */
export interface MockView {
  readonly balances: readonly ViewedBalance[]
  readonly positions: readonly ViewedPosition[]
  /** Open orders, and the last ended orders. */
  readonly orders: readonly ViewedOrder[]
  /** Changes of the funds, the newest first. */
  readonly bills: readonly ViewedBill[]
  readonly books: readonly ViewedBook[]
  /** In the languages of the site, by their codes. */
  readonly texts?: Readonly<Record<string, ViewTexts>>
}

/** Texts about an account in one language. */
interface ViewTexts {
  /** Funds and positions of a new account. */
  readonly start?: string
  /** Title of the bills, where they are not those of all accounts. */
  readonly bills?: string
  /** Of accounts and of kinds of bills. A name that is missing here is shown as the view has it. */
  readonly names?: Readonly<Record<string, string>>
}

export interface ViewedBalance {
  /** Name of the account: a key may have several. */
  readonly account: string
  readonly currency: string
  readonly available: string
  /** For open orders and positions. */
  readonly held: string
  /** Both without the part that changes with the prices, for a balance that has one. */
  readonly settled?: Pick<ViewedBalance, 'available' | 'held'>
  /** `settled` when the account was opened. Only an account that begins with positions has it: prices decide their margin. */
  readonly opening?: Pick<ViewedBalance, 'available' | 'held'>
  /** No call has opened the account: it shows how the account would begin at the prices of now. */
  readonly isUnopened?: true
}

export interface ViewedPosition {
  readonly account: string
  readonly symbol: string
  readonly side: 'long' | 'short'
  readonly marginMode?: 'cross' | 'isolated'
  readonly size: string
  readonly entryPrice: string
  readonly markPrice: string
  /** Missing where no price liquidates the position. */
  readonly liquidationPrice?: string
  readonly margin: string
  /** Unrealised profit. */
  readonly profit: string
}

export interface ViewedOrder {
  readonly account: string
  readonly id: string
  readonly symbol: string
  readonly side: 'buy' | 'sell'
  /** Missing for an order without a limit price. */
  readonly price?: string
  readonly size: string
  readonly filled: string
  readonly state: 'open' | 'filled' | 'cancelled'
  /** Part of an address that fills in the call that cancels the order: `build=cancelOrder&api=spot&p.id=…`. */
  readonly cancelCall?: string
  /** The exchange placed it, to liquidate a position. */
  readonly isLiquidation?: true
  /** Time at which the mock placed the order for a request that names it, as an example of a spec does. */
  readonly placedForExample?: number
  /** Of the position that the order changes; missing on spot. */
  readonly marginMode?: 'cross' | 'isolated'
}

interface ViewedBill {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** In the words of the exchange. */
  readonly kind: string
  readonly symbol?: string
  readonly amount: string
  readonly currency: string
  /** Loss or profit of a position that the exchange took over. */
  readonly isLiquidation?: true
}

interface ViewedBook {
  readonly symbol: string
  /** The best price first. */
  readonly bids: readonly ViewedLevel[]
  readonly asks: readonly ViewedLevel[]
}

export type ViewedLevel = readonly [price: string, size: string]
