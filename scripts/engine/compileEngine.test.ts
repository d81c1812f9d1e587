import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { engineRoot } from '../command/commandLine.ts'
import { compiledEngine } from './compileEngine.mjs'

const types = join(engineRoot, 'sandbox/types.ts')
const wasThere = existsSync(types)
const passing = join(engineRoot, 'site/pages/not-found/+route.ts.build-0a1b2c3d4e5f.mjs')

afterEach(() => {
  if (!wasThere) rmSync(types, { force: true })
  rmSync(passing, { force: true })
})

it('an engine is not compiled again when a command writes the types of the sandbox', async () => {
  if (!wasThere) writeFileSync(types, 'export {}\n')
  const engine = await compiledEngine()
  utimesSync(types, new Date(), new Date(statSync(types).mtimeMs + 60_000))
  expect(await compiledEngine()).toBe(engine)
})

it('a file that a build writes for a moment is no source', async () => {
  const engine = await compiledEngine()
  writeFileSync(passing, 'export {}\n')
  expect(await compiledEngine()).toBe(engine)
})
