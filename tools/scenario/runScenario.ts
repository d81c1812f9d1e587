import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import { type AnyMockModule, createClock, type MockClock, type Snapshot, startMock } from '../mock/index.ts'
import { callOperation, checkReply, control } from './callSteps.ts'
import { endCommand, runCommand } from './commandStep.ts'
import { keep, StepFailure } from './filled.ts'
import { lengthOf, type Scenario, type Step } from './readScenario.ts'
import type { Run } from './run.ts'
import { openChannel, receiveFrame, sendFrame } from './socketSteps.ts'

/** What a scenario is played on. */
export interface Stage {
  readonly reference: Reference
  readonly module?: AnyMockModule | undefined
  /** Where an earlier run ended. */
  readonly saved?: Snapshot | undefined
  /** Folder that commands run in (default: the current one). */
  readonly folder?: string
  /** Hears what the module did wrong. */
  readonly onFinding?: (finding: string) => void
}

/** How a scenario ended. */
export interface Played {
  readonly diagnostics: readonly Diagnostic[]
  /** The mock at the end, as text; nothing without a module. */
  readonly snapshot: string | undefined
}

const usualStart = '2026-01-01T00:00:00Z'

/** Plays a scenario on a mock of its own, whose clock goes on by the steps alone. The first step that fails ends it. */
export async function runScenario(scenario: Scenario, stage: Stage): Promise<Played> {
  const { file, steps, seed = 1, clock: start = usualStart, faults = [] } = scenario
  const { reference, module, saved, folder = process.cwd() } = stage
  const findings: string[] = []
  const isLive = start === 'now'
  const begin = saved?.clock.time ?? (isLive ? Date.now() : Date.parse(start))
  const clock = createClock({ start: begin, isPaused: !isLive })
  const mock = await startMock({
    ...{ reference, seed, faults, clock: isLive ? clock : selfDelaying(clock) },
    ...(isLive ? {} : { machine: clock.now }),
    ...(module ? { module } : {}),
    ...(saved ? { saved: saved.world } : {}),
    onFinding: (finding) => findings.push(finding),
  })
  const run: Run = {
    apis: reference.apis,
    mock,
    kept: new Map(),
    connections: new Map(),
    keys: new Map(),
    commands: [],
    folder,
  }
  try {
    for (const step of steps) {
      const problem = await play(step, run)
      const found = problem ?? findings[0]
      if (found !== undefined) return { diagnostics: [failed(found, step)], snapshot: mock.save() }
    }
    return { diagnostics: [], snapshot: mock.save() }
  } catch (error) {
    throw new Error(`The scenario ${file} could not be played`, { cause: error })
  } finally {
    run.commands.forEach(endCommand)
    for (const { socket } of run.connections.values()) socket.terminate()
    await mock.close()
  }
}

/** Why a step failed; nothing where it did what it says. */
async function play(step: Step, run: Run): Promise<string | undefined> {
  try {
    await take(step, run)
    return undefined
  } catch (error) {
    if (error instanceof StepFailure) return error.message
    throw error
  }
}

async function take(step: Step, run: Run): Promise<void> {
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
    case 'run':
      await runCommand(step, run)
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

async function wait({ wait: length, until }: Extract<Step, { kind: 'wait' }>, run: Run): Promise<void> {
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

/** A clock that goes on by itself where a reply is late: the step that waits for the reply cannot let it go on. */
function selfDelaying(clock: MockClock): MockClock {
  return { ...clock, delay: (milliseconds) => clock.advance(milliseconds) }
}

function failed(message: string, { source }: Step): Diagnostic {
  return {
    ...{ code: 'scenario-failed', severity: 'error', message, ...source },
    hint: 'Correct what the step expects, or what the mock does.',
  }
}
