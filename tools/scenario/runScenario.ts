import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import { usualStart } from '../../generator/model/view/replayLink.ts'
import { type AnyMockModule, createClock, type Snapshot, startMock, steppedClock } from '../mock/index.ts'
import { type CommandRun, endCommand, runCommand } from './commandStep.ts'
import { StepFailure } from './filled.ts'
import { networkMock } from './networkMock.ts'
import type { Scenario, Step } from './readScenario.ts'
import { startRun } from './run.ts'
import { takeStep } from './takeStep.ts'

/** The APIs, module and state that a scenario runs on. */
export interface Stage {
  readonly reference: Reference
  readonly module?: AnyMockModule | undefined
  /** Snapshot of the end of an earlier run. */
  readonly saved?: Snapshot | undefined
  /** Folder that commands run in (default: the current one). */
  readonly folder?: string
  /** Called with each mistake of the module. */
  readonly onFinding?: (finding: string) => void
}

/** Result of a scenario. */
export interface Played {
  readonly diagnostics: readonly Diagnostic[]
  /** The mock at the end, as text; nothing without a module. */
  readonly snapshot: string | undefined
}

/** Plays a scenario on a mock of its own, whose clock goes on by the steps alone. The first step that fails ends it. */
export async function runScenario(scenario: Scenario, stage: Stage): Promise<Played> {
  const { file, steps, seed = usualStart.seed, clock: start = usualStart.clock, faults = [] } = scenario
  const { reference, module, saved, folder = process.cwd() } = stage
  const findings: string[] = []
  const isLive = start === 'now'
  const begin = saved?.clock.time ?? (isLive ? Date.now() : Date.parse(start))
  const clock = isLive ? createClock({ start: begin }) : steppedClock(begin)
  const mock = await startMock({
    ...{ reference, seed, faults, clock },
    ...(isLive ? {} : { machine: clock.now }),
    ...(module ? { module } : {}),
    ...(saved ? { saved: saved.world } : {}),
    onFinding: (finding) => findings.push(finding),
  })
  const run: CommandRun = { ...startRun(reference.apis, networkMock(mock)), server: mock, commands: [], folder }
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
    for (const connection of run.connections.values()) connection.end()
    await mock.close()
  }
}

/** Why a step failed; empty where it passed. */
async function play(step: Step, run: CommandRun): Promise<string | undefined> {
  try {
    await (step.kind === 'run' ? runCommand(step, run) : takeStep(step, run))
    return undefined
  } catch (error) {
    if (error instanceof StepFailure) return error.message
    throw error
  }
}

function failed(message: string, { source }: Step): Diagnostic {
  return {
    ...{ code: 'scenario-failed', severity: 'error', message, ...source },
    hint: 'Correct what the step expects, or what the mock does.',
  }
}
