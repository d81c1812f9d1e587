import type { Field } from './fields.ts'
import { lastWord } from './nameWords.ts'
import { textsOf } from './schemaParts.ts'

/** Whether a field holds a price or an amount of a currency, by its unit or, without a unit, by the end of its name. */
export function isMoney({ name, parts }: Field): boolean {
  const units = textsOf(parts, 'x-unit')
  return units.length > 0 ? units.some((unit) => moneyUnits.has(unit)) : moneyWords.has(lastWord(name))
}

const moneyUnits = new Set(['currency', 'base', 'quote', 'settlement'])

const moneyWords = new Set([
  ...['price', 'px', 'amount', 'amt', 'quantity', 'qty', 'volume', 'turnover', 'notional', 'fee', 'fees', 'commission'],
  ...['balance', 'equity', 'margin', 'cost', 'pnl', 'profit', 'loss'],
])
