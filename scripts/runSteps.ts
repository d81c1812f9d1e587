import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { engineRoot } from './commandLine.ts'

/** The parts of the test run, each a tool with its arguments. */
const steps = {
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
  unit: ['vitest/vitest.mjs', 'run', '--project', 'unit'],
  integration: ['vitest/vitest.mjs', 'run', '--project', 'integration'],
  browser: ['@playwright/test/cli.js', 'test'],
} as const

export type StepName = keyof typeof steps

/** Runs steps one after the other, stopping at the first that fails; gives the exit code. */
export function runSteps(names: readonly StepName[], environment: Readonly<Record<string, string>> = {}): number {
  for (const [index, name] of names.entries()) {
    const started = performance.now()
    console.log(`[${index + 1}/${names.length}] ${name}`)
    const [script, ...flags] = steps[name]
    const { status } = spawnSync(process.execPath, [join(engineRoot, 'node_modules', script), ...flags], {
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
