import { type Position, tierOf } from 'exchange-docs/kernel/futures'
import { contract } from './example.ts'

/** Terms of formulas that several steps have. */
export function termsOf({ quantity, cost, margin }: Position) {
  return {
    qty: ['qty', quantity],
    ctVal: ['ctVal', contract.contractValue],
    cost: ['value', cost],
    mgn: ['mgn', margin],
    mMRatio: ['mMRatio', tierOf(contract, quantity).maintenanceRate],
  } as const
}

export function isIsolated({ marginMode }: Position): boolean {
  return marginMode === 'ISOLATED'
}
