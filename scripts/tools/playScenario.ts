import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { hasErrors } from '../../generator/contract/diagnostics.ts'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { writeWhole } from '../../generator/publish/content/writeWhole.ts'
import type { TestCase } from '../../tools/audit/index.ts'
import type { AnyMockModule, MockOptions, Snapshot } from '../../tools/mock/index.ts'
import { readScenario, runScenario } from '../../tools/scenario/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { readState } from './mockState.ts'
import { printTested, type TestFormat } from './printTested.ts'

/** The folder, APIs, module and state that a scenario runs on. */
interface Stage {
  /** Folder that file names are relative to, and that commands run in. */
  readonly root: string
  readonly reference: MockOptions['reference']
  readonly module: AnyMockModule | undefined
  /** Snapshot of the end of an earlier run. */
  readonly saved?: Snapshot | undefined
}

interface PlayedFile extends Omit<Stage, 'saved'> {
  /** File that keeps the state from one scenario to the next. */
  readonly state: string | undefined
  readonly format: TestFormat
}

/** Plays the scenario of a file in the folder that the command was called in. Gives the exit code. */
export async function playFile(file: string, { state, format, ...stage }: PlayedFile): Promise<number> {
  const { root, module } = stage
  const saved = module && state !== undefined ? await readState(state, module) : undefined
  const begun = performance.now()
  const played = await playScenario(relative(root, resolve(file)), { ...stage, saved })
  if (state !== undefined && played.snapshot !== undefined) await writeWhole(state, played.snapshot)
  const seconds = (performance.now() - begun) / 1000
  const found = printTested([{ name: 'scenarios', seconds, cases: [played], skipped: [] }], root, format)
  return hasErrors(found) ? 1 : 0
}

interface PlayedCase extends TestCase {
  /** The mock at the end, as text; nothing without a module, and where the scenario cannot be read. */
  readonly snapshot?: string | undefined
}

/** Reads a scenario and plays it on a mock of its own. `file` is relative to the project. */
export async function playScenario(file: string, { root, ...stage }: Stage): Promise<PlayedCase> {
  const text = await readFile(join(root, file), 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`The scenario ${file} cannot be read: ${code}.`)
  })
  const parsed = parseSpecText(file, text)
  const { value: scenario, diagnostics } = readScenario(parsed.value)
  const unread = parsed.diagnostics.length > 0 ? parsed.diagnostics : diagnostics
  if (!scenario) return { name: file, diagnostics: unread }
  const played = await runScenario(scenario, { ...stage, folder: root })
  return { name: scenario.name ?? file, ...played }
}
