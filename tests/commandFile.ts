import { join } from 'node:path'
import { compiledEngine } from '../scripts/engine/compileEngine.mjs'

const engine = await compiledEngine()

/** File of a command as users run it: the file that `npm run` starts. */
export function commandFile(name: string): string {
  return join(engine, `${name}.js`)
}

/** Flags of Node for processes that end in seconds: it optimizes no code, and seldom collects garbage. */
export const shortLived = ['--no-opt', '--single-threaded-gc', '--max-semi-space-size=32'] as const
