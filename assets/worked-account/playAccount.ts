import { type Decimal, isZero, known, Refused, smaller } from 'exchange-docs/kernel'
import {
  type AccountFigures,
  accountFigures,
  type ClosedPosition,
  endAction,
  liquidate,
  liquidationPrice,
  moveFunds,
  moveMargin,
  type Position,
  positionKey,
  settleFunding,
  touch,
} from 'exchange-docs/kernel/futures'
import { addedMargin, type Choice, funding, openTime } from './example.ts'
import { key, type Listener, openPlay, openPosition, type Play } from './openPlay.ts'

export type StepKind = 'open' | 'mark' | 'funding' | 'margin' | 'liquidation'

/** The account after a step. */
export interface Step {
  readonly kind: StepKind
  readonly entry: Decimal
  readonly leverage: Decimal
  readonly mark: Decimal
  readonly wallet: Decimal
  readonly figures: AccountFigures
  /** As it is, or as it was when it ended. */
  readonly position: Position
  readonly liquidationPrice: Decimal
  readonly closed?: ClosedPosition
}

export interface Played {
  readonly steps: readonly Step[]
  /** Why the order that opens is refused; then there are no steps. */
  readonly refusal?: string
}

/** Takes the account through its steps, by the commands of the exchange. */
export function playAccount(choice: Choice, tell: Listener = () => {}): Played {
  const play = openPlay(choice, tell)
  try {
    openPosition(play, choice)
  } catch (error) {
    if (error instanceof Refused) return { steps: [], refusal: error.message }
    throw error
  }
  const steps = [stepOf(play, choice, 'open')]
  for (const [kind, act] of acts(choice)) {
    const last = steps.at(-1)
    if (!last || last.closed) break
    act(play, last)
    steps.push(stepOf(play, choice, kind, last))
  }
  return { steps }
}

type Act = (play: Play, last: Step) => void

function acts(choice: Choice): readonly (readonly [kind: StepKind, act: Act])[] {
  return [
    ['mark', (play) => setMark(play, choice.mark, openTime)],
    ['funding', settle],
    ['margin', addMargin],
    ['liquidation', reachLiquidation],
  ]
}

/** Moves the mark price; the exchange then looks whether the margin still covers the position. */
function setMark({ at, market, account }: Play, mark: Decimal, now: number): void {
  market.quotes.reference = mark
  const exchange = at(now)
  for (const position of Object.values(account.positions)) touch(exchange, account, position)
  liquidate(exchange)
  endAction(exchange)
}

function settle(play: Play): void {
  const exchange = play.at(funding.time)
  settleFunding(exchange)
  liquidate(exchange)
  endAction(exchange)
}

/** Gives the position margin; a cross position has the whole account, so that funds are moved into it. */
function addMargin({ at, account }: Play, { position, figures }: Step): void {
  const exchange = at(funding.time + 60_000)
  const own = known(account.positions, positionKey(position))
  if (own.marginMode === 'CROSS') moveFunds(exchange, key, addedMargin)
  else moveMargin(exchange, account, own, smaller(addedMargin, figures.availableMargin))
  endAction(exchange)
}

function reachLiquidation(play: Play, { liquidationPrice: price }: Step): void {
  if (!isZero(price)) setMark(play, price, funding.time + 120_000)
}

function stepOf({ at, market, account }: Play, { entry, leverage }: Choice, kind: StepKind, last?: Step): Step {
  const figures = accountFigures(at(openTime), account)
  const [open] = Object.values(account.positions)
  const closed = account.closedPositions.at(-1)
  const position = open ?? last?.position
  if (!position) throw new Error('The order that opens has filled nothing.')
  return {
    ...{ kind, entry, leverage, mark: market.quotes.reference, wallet: account.wallet, figures },
    position: { ...position },
    liquidationPrice: open ? liquidationPrice(market, account, open, figures) : '0',
    ...(closed ? { closed } : {}),
  }
}
