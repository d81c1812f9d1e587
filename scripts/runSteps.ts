import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { engineRoot, scriptBeside } from './commandLine.ts'

/** Where the step `site` builds this repository's own site, which the tests after it look at. */
export const testedSite = join(engineRoot, '.cache/tested-site')

/** The parts of the test run, each what Node is called with. */
const steps = {
  types: [tool('typescript/bin/tsc'), '--noEmit'],
  lint: [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'],
  unit: [tool('vitest/vitest.mjs'), 'run', '--project', 'unit'],
  site: [scriptBeside('build'), '--compress', 'none', '--out', testedSite],
  integration: [tool('vitest/vitest.mjs'), 'run', '--project', 'integration'],
  fuzz: [
    tool('vitest/vitest.mjs'),
    'run',
    '--project',
    'integration',
    'tests/fuzz.test.ts',
    '--disable-console-intercept',
  ],
  browser: [tool('@playwright/test/cli.js'), 'test'],
} as const

export type StepName = keyof typeof steps

/** Runs steps one after the other, stopping at the first that fails; gives the exit code. */
export function runSteps(names: readonly StepName[], environment: Readonly<Record<string, string>> = {}): number {
  for (const [index, name] of names.entries()) {
    const started = performance.now()
    console.log(`[${index + 1}/${names.length}] ${name}`)
    const { status } = spawnSync(process.execPath, steps[name], {
      cwd: engineRoot,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    if (status !== 0) {
      console.error(`${name} failed.`)
      return 1
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  return 0
}

/** The program of an installed package. */
function tool(path: string): string {
  return join(engineRoot, 'node_modules', path)
}
