/** Tells what is going on: one line that changes on a terminal, a line a phase elsewhere. */
export interface Progress {
  phase(name: string): void
  /** How far a phase is. Elsewhere than on a terminal a line for each tenth. */
  step(name: string, count: number, total: number): void
  done(summary: string): void
}

export function createProgress(): Progress {
  const started = performance.now()
  const isTerminal = process.stderr.isTTY === true
  let current = ''
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const clear = () => isTerminal && process.stderr.write('\r\u001b[K')
  return {
    phase(name) {
      if (name === current) return
      current = name
      clear()
      process.stderr.write(isTerminal ? `${seconds()}  ${name} …` : `${seconds()}  ${name}\n`)
    },
    step(name, count, total) {
      const tenth = Math.floor((count / total) * 10)
      if (isTerminal) {
        clear()
        process.stderr.write(`${seconds()}  ${name} ${count} of ${total} …`)
      } else if (tenth > Math.floor(((count - 1) / total) * 10)) {
        process.stderr.write(`${seconds()}  ${name}: ${Math.min(count, total)} of ${total}\n`)
      }
    },
    done(summary) {
      clear()
      process.stderr.write(`${seconds()}  ${summary}\n`)
    },
  }
}
