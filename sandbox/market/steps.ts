/** Milliseconds between two moves of the market makers. */
export const step = 1000
/** Moves that are made up for when nobody looked for long; what lies before them is left out. */
const mostSteps = 600

/** Takes the steps from the last one until now. */
export function takeSteps(state: { nextStep: number }, now: number, takeStep: (now: number) => void): void {
  if (now - state.nextStep > mostSteps * step) state.nextStep = now - (now % step) - (mostSteps - 1) * step
  for (; state.nextStep <= now; state.nextStep += step) takeStep(state.nextStep)
}
