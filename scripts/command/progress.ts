import { printable } from '../../generator/contract/printableText.ts'
import { isQuiet } from './commandLine.ts'

/** Progress of a command: one changing line on a terminal, a line for each phase elsewhere. */
export interface Progress {
  phase(name: string): void
  /** Progress of a phase: without a terminal, a line for each tenth. */
  step(name: string, count: number, total: number): void
  done(summary: string): void
  /** Seconds of each phase so far. */
  times(): ReadonlyMap<string, number>
}

/** Progress that prints nothing, for work inside other work. */
export const silent: Progress = { phase() {}, step() {}, done() {}, times: () => new Map() }

export function createProgress(): Progress {
  const started = performance.now()
  const isTerminal = process.stderr.isTTY === true
  const times = new Map<string, number>()
  let current = ''
  let since = started
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const clock = () => {
    const now = performance.now()
    if (current !== '') times.set(current, (times.get(current) ?? 0) + (now - since) / 1000)
    since = now
  }
  const clear = () => isTerminal && process.stderr.write('\r\u001b[K')
  return {
    phase(phase) {
      const name = printable(phase)
      if (name === current) return
      clock()
      current = name
      if (isQuiet()) return
      clear()
      process.stderr.write(isTerminal ? `${seconds()}  ${name} …` : `${seconds()}  ${name}\n`)
    },
    step(phase, count, total) {
      const name = printable(phase)
      if (current !== name) {
        clock()
        current = name
      }
      if (isQuiet()) return
      const tenth = Math.floor((count / total) * 10)
      if (isTerminal) {
        const left = ((performance.now() - since) / 1000 / count) * (total - count)
        clear()
        process.stderr.write(`${seconds()}  ${name} ${count} of ${total}, ${left.toFixed(0)} s left …`)
      } else if (tenth > Math.floor(((count - 1) / total) * 10)) {
        process.stderr.write(`${seconds()}  ${name}: ${Math.min(count, total)} of ${total}\n`)
      }
    },
    times() {
      clock()
      return times
    },
    done(summary) {
      clear()
      process.stderr.write(`${seconds()}  ${printable(summary)}\n`)
    },
  }
}
