/** Milliseconds between two moves of the market makers. */
export const step = 1000
/** Most moves that are made up for after a long time without a look. Earlier moves are left out. */
const mostSteps = 600

/** Takes the steps from the last one until now. Gives the time range that was left out, if one was. */
export function takeSteps(
  state: { nextStep: number },
  now: number,
  takeStep: (now: number) => void,
): LeftOut | undefined {
  const from = state.nextStep
  if (now - from > mostSteps * step) state.nextStep = now - (now % step) - (mostSteps - 1) * step
  const leftOut = state.nextStep === from ? undefined : { from, to: state.nextStep }
  for (; state.nextStep <= now; state.nextStep += step) takeStep(state.nextStep)
  return leftOut
}

/** A time range without trades, because no call looked at the market. */
export interface LeftOut {
  readonly from: number
  readonly to: number
}

/** The line of the log for a time range that was left out. */
export function leftOutText({ from, to }: LeftOut): string {
  const [first, last] = [from, to].map((time) => new Date(time).toISOString())
  return `The mock did not run from ${first} to ${last}: nothing was traded then. Prices are where they would be.`
}
