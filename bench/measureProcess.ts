import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { secondsIn } from './readOutput.ts'

/** What a process took, with all that it started. */
export interface Cost {
  readonly seconds: number
  /** Of all processors, in user and system mode. */
  readonly cpuSeconds: number
  /** Largest sum of what the processes hold for themselves (`Pss` of /proc, sampled); 0 where there is no /proc. */
  readonly peakMegabytes: number
  readonly output: string
}

const sampling = 250

/** Runs a Node program and measures it; throws with its output when it fails. */
export async function measureProcess(parameters: readonly string[], cwd: string): Promise<Cost> {
  const started = performance.now()
  // The shell tells the processor time of all processes that ended below it, as no other interface does.
  const script = '"$@"; code=$?; times >&2; exit $code'
  const child = spawn('bash', ['-c', script, 'bash', process.execPath, ...parameters], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid ?? 0))
  }, sampling)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}:\n${output}`)
  const cpuSeconds = output.trimEnd().split('\n').slice(-1).join().split(' ').map(secondsIn).reduce(add, 0)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds, peakMegabytes: peak / 1000, output }
}

function add(a: number, b: number): number {
  return a + b
}

/** Kilobytes of a process and all below it. */
function memoryBelow(root: number): number {
  const children = new Map<number, number[]>()
  for (const name of numbersIn('/proc')) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), name])
  }
  const queue = [root]
  let sum = 0
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    sum += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0)
    queue.push(...(children.get(id) ?? []))
  }
  return sum
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
