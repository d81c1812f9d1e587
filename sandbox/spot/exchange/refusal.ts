import { Refused } from 'exchange-docs/kernel'

/** The codes that this exchange refuses with, from the error catalogue, and a message for people. */
export const messages = {
  601: 'Invalid parameter',
  602: 'Missing parameter',
  10040: 'Invalid symbol',
  10041: 'Symbol is frozen',
  21102: 'Invalid currency',
  21301: 'Order not found',
  21304: 'Order is already filled',
  21305: 'Order is already canceled',
  21309: 'Price must be greater than 0',
  21310: 'Price must be less than the maximum price',
  21312: 'Client order id already exists',
  21314: 'More than 2000 open orders',
  21315: 'Client order id is too long',
  21317: 'Amount must be greater than 0',
  21322: 'Amount is below the minimum amount',
  21328: 'Quantity must be greater than 0',
  21330: 'Quantity is below the minimum quantity',
  21335: 'Price has too many decimals',
  21336: 'Quantity has too many decimals',
  21337: 'Amount has too many decimals',
  21341: 'Post-only mode',
  21342: 'Price is above the highest bid',
  21343: 'Price is below the lowest ask',
  21344: 'Limit is too large',
  21345: 'Limit must be greater than 0',
  21349: 'Value of the order is too large',
  21355: 'Time range is too long',
  21360: 'Quantity is above the maximum quantity',
  21600: 'Account not found',
  21709: 'Low available balance',
  21711: 'Currency is locked',
  21721: 'available insufficient',
  24101: 'Invalid symbol',
  24102: 'Invalid interval',
  24106: 'Invalid depth',
  25001: 'Invalid parameter',
  25004: 'Client order id already exists',
  25009: 'Cancel failed',
  25014: 'Smart order not found',
  25019: 'Invalid symbol',
  25020: 'No kill switch is armed',
  250001: 'Invalid target account',
  250002: 'Invalid source account',
  250003: 'Invalid transfer amount',
  250004: 'Transfer is not supported',
  250005: 'Low balance for transfer',
  250008: 'Invalid transfer currency',
} as const

/** A code that the exchange refuses with. */
export type RefusalCode = keyof typeof messages

/** A refusal of this exchange. */
export class Refusal extends Refused<RefusalCode> {
  constructor(code: RefusalCode) {
    super(code, messages[code])
  }
}
