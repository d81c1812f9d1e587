import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { writeWhole } from '../../generator/publish/content/writeWhole.ts'
import { type AnyMockModule, type Mock, readSnapshot, type Snapshot } from '../../tools/mock/index.ts'
import { UsageError } from '../command/commandLine.ts'

/** The snapshot of an earlier run; `undefined` where there is no file yet. */
export async function readState(file: string, { version = 1 }: AnyMockModule): Promise<Snapshot | undefined> {
  if (!existsSync(dirname(resolve(file))))
    throw new UsageError(`There is no folder for the state ${file}: make it first.`)
  if (!existsSync(file)) return undefined
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EISDIR' ? 'it is a folder. Name a file.' : `${code}.`
    throw new UsageError(`The state ${file} cannot be read: ${reason}`)
  })
  const saved = readSnapshot(text, version)
  if ('reason' in saved) throw new UsageError(`${file} ${saved.reason}`)
  return saved
}

/** The mock to save, and the file. */
interface Saving {
  readonly mock: Pick<Mock, 'save'>
  readonly file: string
}

/** Milliseconds from one look at the state to the next: with the time that saving takes, less than a second is lost. */
const saveEvery = 500

/** Saves the state whenever it changed, each time whole or not at all. Gives a function that saves it a last time. */
export function keepSaved({ mock, file }: Saving, report: (problem: string) => void): () => Promise<boolean> {
  let [last, isBusy, isWhole] = ['', false, true]
  const save = async () => {
    const text = mock.save() ?? ''
    const content = contentOf(text)
    if (content === last) return
    try {
      await writeWhole(file, text)
      ;[last, isWhole] = [content, true]
    } catch (error) {
      isWhole = false
      report(`The state was not saved: ${String(error)}`)
    }
  }
  let saving = save()
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    saving = saving.then(save).finally(() => {
      isBusy = false
    })
  }, saveEvery)
  return async () => {
    clearInterval(timer)
    await saving
    await save()
    return isWhole
  }
}

/** A snapshot without the time of the machine, which changes although nothing happened. */
function contentOf(text: string): string {
  return text.replace(/"time":\d+,"isSet":false/, '').slice(0, -checkLength)
}

/** Characters at the end of a snapshot that follow from the rest. */
const checkLength = ',"check":"00000000"}\n'.length

/** Ends the process at a signal, once the state is saved. */
export function endAfter(saveLast: () => Promise<boolean>): void {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal, npm and its shell may each send the signal to end.
      if (isEnding) return
      isEnding = true
      saveLast().then((isSaved) => process.exit(isSaved ? 0 : 1))
    })
  }
}
