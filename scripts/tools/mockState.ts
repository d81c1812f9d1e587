import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importErrorOf, importModule, isRecord } from '../../generator/index.ts'
import { writeWhole } from '../../generator/publish/content/writeWhole.ts'
import type { AnyMockModule, Mock } from '../../tools/mock/index.ts'
import { UsageError } from '../command/commandLine.ts'
import type { MockClock, SavedClock } from './mockClock.ts'

/** The module of a project that gives the mock a state. Throws a UsageError when it cannot be loaded. */
export async function readMockModule(root: string, file: string): Promise<AnyMockModule> {
  const path = join(root, file)
  const module = await importModule(pathToFileURL(path).href).catch((error: unknown) => {
    const { reason, line, column } = importErrorOf(error, path)
    throw new UsageError(`${file}:${line}:${column} cannot be loaded: ${reason}`)
  })
  const value = isRecord(module) ? module['default'] : undefined
  if (isRecord(value) && typeof value['state'] === 'function' && isRecord(value['apis']))
    return value as unknown as AnyMockModule
  throw new UsageError(`${file} exports no mock: write \`export default defineMock({ state, apis })\`.`)
}

/** What an earlier run saved. */
interface SavedState {
  readonly state: ReturnType<Mock['save']>
  readonly clock?: SavedClock
}

/** A state that an earlier run saved; `undefined` where there is no file yet. */
export async function readState(file: string, { version = 1 }: AnyMockModule): Promise<SavedState | undefined> {
  if (!existsSync(dirname(resolve(file))))
    throw new UsageError(`There is no folder for the state ${file}: make it first.`)
  if (!existsSync(file)) return undefined
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EISDIR' ? 'it is a folder. Name a file.' : `${code}.`
    throw new UsageError(`The state ${file} cannot be read: ${reason}`)
  })
  const saved = parsed(text, file)
  if (saved.version === version) return saved
  throw new UsageError(
    `${file} holds a state of version ${saved.version}, but the mock writes version ${version}: delete it.`,
  )
}

function parsed(text: string, file: string): SavedState & { readonly version: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value) && 'state' in value && 'version' in value)
      return {
        version: value['version'],
        state: value['state'] as SavedState['state'],
        ...(isClock(value['clock']) ? { clock: value['clock'] } : {}),
      }
  } catch {
    // A text that is no JSON is none of ours either.
  }
  throw new UsageError(`${file} holds no whole state of a mock: delete it to start anew, or restore a copy of it.`)
}

function isClock(value: unknown): value is SavedClock {
  return isRecord(value) && Number.isSafeInteger(value['time']) && typeof value['isSet'] === 'boolean'
}

/** What goes into a file, and where. */
interface Saving {
  readonly mock: Pick<Mock, 'save'>
  readonly clock: Pick<MockClock, 'save'>
  readonly file: string
  readonly module: AnyMockModule
}

/** Writes the state to a file, whole or not at all. */
export async function saveState({ mock, clock, file, module: { version = 1 } }: Saving): Promise<void> {
  await writeWhole(file, `${JSON.stringify({ version, clock: clock.save(), state: mock.save() })}\n`)
}

/** Saves the state when the process is asked to end. */
export function saveAtEnd(saving: Saving): void {
  let isSaving = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal, npm and its shell may each tell it to end.
      if (isSaving) return
      isSaving = true
      saveState(saving).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`The state was not saved: ${String(error)}`)
          process.exit(1)
        },
      )
    })
  }
}
