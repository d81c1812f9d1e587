import { join } from 'node:path'
import { compiledEngine } from '../scripts/engine/compileEngine.mjs'

const engine = await compiledEngine()

/** File of a command as users run it: what `npm run` starts. */
export function commandFile(name: string): string {
  return join(engine, `${name}.js`)
}
