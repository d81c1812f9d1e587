import { callOperation, checkReply, control } from './callSteps.ts'
import { keep, StepFailure } from './filled.ts'
import type { Steps } from './readScenario.ts'
import { lengthOf, type Run } from './run.ts'
import { openChannel, receiveFrame, sendFrame } from './socketSteps.ts'

/** A step that needs the mock alone. */
export type TakenStep = {
  readonly [Kind in Exclude<keyof Steps, 'run'>]: Steps[Kind] & { readonly kind: Kind }
}[Exclude<keyof Steps, 'run'>]

/** Takes a step of a scenario. Throws a StepFailure where it fails. */
export async function takeStep(step: TakenStep, run: Run): Promise<void> {
  switch (step.kind) {
    case 'call': {
      const reply = await callOperation(step, run)
      checkReply(reply, step.expect, run)
      keep(step.keep, reply.body, run.kept)
      return
    }
    case 'control': {
      const reply = await control(step.control, step.with ?? {}, run)
      checkReply(reply, step.expect, run)
      keep(step.keep, reply.body, run.kept)
      return
    }
    case 'wait':
      await wait(step, run)
      return
    case 'open':
      await openChannel(step, run)
      return
    case 'send':
      await sendFrame(step.send, step.frame, run)
      return
    case 'receive':
      await receiveFrame(step, run)
  }
}

/** Time between two calls of a wait. */
const pause = 1000

async function wait({ wait: length, until }: Extract<TakenStep, { kind: 'wait' }>, run: Run): Promise<void> {
  let left = lengthOf(length)
  if (!until) return run.mock.clock.advance(left)
  for (;;) {
    const reply = await callOperation(until, run)
    try {
      checkReply(reply, until.expect, run)
      return
    } catch (error) {
      if (left <= 0 || !(error instanceof StepFailure)) throw error
    }
    const passed = Math.min(left, pause)
    await run.mock.clock.advance(passed)
    left -= passed
  }
}
