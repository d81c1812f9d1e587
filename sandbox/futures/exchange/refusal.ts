import { Refused } from 'exchange-docs/kernel'

/** The codes that this exchange refuses with, and their names in the error catalogue. */
export const messages = {
  250: 'DUPLICATE',
  400: 'ILLEGAL_PARAM',
  10000: 'SYMBOL_NOT_IN_TRADING_STATUS',
  10001: 'SYMBOL_NOT_EXISTS',
  10002: 'PRICE_LIMIT',
  10003: 'NO_BID',
  10004: 'NO_ASK',
  10008: 'USER_STATUS_ABNORMAL',
  10014: 'PRICE_LIMIT_PARAM',
  10016: 'BATCH_PLACE_ORDER_SIZE_OVER_LIMIT',
  10017: 'BATCH_CANCEL_ORDER_SIZE_OVER_LIMIT',
  10018: 'NO_POSITION_TO_CLOSE_ORDER',
  10019: 'ACCOUNT_STATE_OPEN_LIMIT',
  11004: 'ORDER_NOT_CANCELABLE',
  11008: 'ORDER_NOT_EXISTS',
  21001: 'POSITION_NOT_EXIST',
  24101: 'Invalid symbol!',
  24102: 'Invalid k-line type!',
  24104: 'Invalid limit!',
  24106: 'Invalid market depth!',
} as const

/** A code that the exchange refuses with. */
export type RefusalCode = keyof typeof messages

/** A refusal of this exchange. */
export class Refusal extends Refused<RefusalCode> {
  constructor(code: RefusalCode) {
    super(code, messages[code])
  }
}
