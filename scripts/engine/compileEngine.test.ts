import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { engineRoot } from '../command/commandLine.ts'
import { compiledEngine } from './compileEngine.mjs'

const types = join(engineRoot, 'sandbox/types.ts')
const wasThere = existsSync(types)

afterEach(() => {
  if (!wasThere) rmSync(types, { force: true })
})

it('an engine is not compiled again when a command writes the types of the sandbox', async () => {
  if (!wasThere) writeFileSync(types, 'export {}\n')
  const engine = await compiledEngine()
  utimesSync(types, new Date(), new Date(statSync(types).mtimeMs + 60_000))
  expect(await compiledEngine()).toBe(engine)
})
