import type { Account, MarginMode, PositionName } from 'exchange-docs/kernel/futures'
import { marginModes } from './exchange/definitions.ts'

/** The positions of a contract that the mode of an account allows. */
export function namesOf(account: Account, symbol: string, only: MarginMode | undefined): PositionName[] {
  const sides = account.positionMode === 'ONE_WAY' ? (['BOTH'] as const) : (['LONG', 'SHORT'] as const)
  return marginModes
    .filter((mode) => only === undefined || mode === only)
    .flatMap((marginMode) => sides.map((positionSide) => ({ symbol, marginMode, positionSide })))
}

export function setting({ symbol, marginMode, positionSide }: PositionName) {
  return { symbol, mgnMode: marginMode, posSide: positionSide } as const
}
