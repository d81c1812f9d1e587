import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import { processorTime } from './processorTime.ts'

export interface WatchdogInput {
  /** When the mutant at work was begun, in milliseconds of processor time; 0 between two. */
  readonly begun: Float64Array
  /** Milliseconds of processor time for a mutant. */
  readonly most: number
  /** Looks in a row that may find no work done. */
  readonly mostIdle: number
}

/** Milliseconds until it is looked at again how long an input takes. */
const every = 250

/** Milliseconds of processor time that the look itself takes. */
const ofLook = 2

/**
 * Ends the process when one mutant takes too long, and says where it was; or after many looks in a row that find no work
 * done. A busy machine does not make it longer: a process that waits for its turn is not looked at either.
 */
const { begun, most, mostIdle }: WatchdogInput = workerData

let [last, idle] = [0, 0]

setInterval(() => {
  const now = processorTime()
  const [start = 0] = begun
  idle = start > 0 && now - last < ofLook ? idle + 1 : 0
  last = now
  if (start > 0 && now - start > most) endProcess()
  if (idle > mostIdle) kill('a wait for what does not come')
}, every)

function endProcess(): void {
  begun[0] = 0
  const session = new Session()
  session.connectToMainThread()
  session.on('Debugger.paused', ({ params }) => {
    const names = params.callFrames.map(({ functionName }) => functionName).filter((name) => name !== '')
    kill([...new Set(names)].slice(0, 12).join(' < '))
  })
  session.post('Debugger.enable', () => session.post('Debugger.pause'))
  // Within a regular expression nothing pauses.
  setTimeout(() => kill('a regular expression, or the engine itself'), 2000)
}

function kill(where: string): void {
  writeSync(2, `TIMEOUT ${where}\n`)
  process.kill(process.pid, 'SIGKILL')
}
