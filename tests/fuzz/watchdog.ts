import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

/** Milliseconds until it is looked at again how long an input takes. */
const every = 250

/** Ends the process when one mutant takes too long, and says where it was. A busy machine does not make it longer. */
const { begun, most }: { readonly begun: Float64Array; readonly most: number } = workerData

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const [start = 0] = begun
  if (start > 0 && (user + system) / 1000 - start > most) endProcess()
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
