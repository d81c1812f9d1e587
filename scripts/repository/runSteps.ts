import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isInBrowser, lanes } from '../../tests/lanes.ts'
import { engineRoot, scriptBeside } from '../command/commandLine.ts'

/** Folder of this repository's own site, which the step `site` builds for the tests after it. */
export const testedSite = join(engineRoot, '.cache/tested-site')

/** Folder of an invented company's site, which a test leaves for the tests after it. */
export const inventedSite = join(engineRoot, '.cache/invented-site')

/** Folder of a site with two versions, which a test leaves for the tests after it. */
export const versionedSite = join(engineRoot, '.cache/versioned-site')

const rooms = [
  ...['.', 'entrances', 'generator', 'kernel', 'tools', 'sandbox'],
  ...['site/server', 'site/shared', 'site/browser'],
]

const laneTests = Object.values(lanes).flatMap(({ tests }) => tests)

/** The parts of the test run, each with its arguments for Node. */
const steps = {
  // The sandbox is typed by the shapes of the specs, which no commit holds.
  shapes: [scriptBeside('new'), 'mock', 'sandbox'],
  // Each room is checked with the types of its own runtime. Several checkers of one would work out the same types.
  types: [tool('typescript/bin/tsc'), '-b', ...rooms, '--checkers', '1'],
  lint: [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'],
  unit: [tool('vitest/vitest.mjs'), 'run', '--project', 'unit'],
  site: [scriptBeside('build'), '--compress', 'none', '--out', testedSite],
  // One run of both, integration first: its last tests wait for processes, and unit tests fill the time.
  vitest: [tool('vitest/vitest.mjs'), 'run'],
  lanes: [tool('vitest/vitest.mjs'), 'run', ...laneTests.filter((path) => !isInBrowser(path))],
  fuzz: [
    tool('vitest/vitest.mjs'),
    'run',
    '--project',
    'integration',
    'tests/fuzz.test.ts',
    '--disable-console-intercept',
  ],
  browser: [tool('@playwright/test/cli.js'), 'test'],
  browserLanes: [tool('@playwright/test/cli.js'), 'test', ...laneTests.filter(isInBrowser)],
} as const

export type StepName = keyof typeof steps

/**
 * Runs groups of steps one after the other, and the steps of a group beside each other. The first group in which a step
 * fails is the last one. Gives the exit code.
 */
export async function runSteps(
  groups: readonly (readonly StepName[])[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  for (const [index, group] of groups.entries()) {
    console.log(`[${index + 1}/${groups.length}] ${group.join(', ')}`)
    const results = await Promise.all(group.map((name) => runStep(name, group.length > 1, environment)))
    if (results.includes(false)) return 1
  }
  return 0
}

/** Runs a step and prints its duration. Lines of steps that run at the same time begin with the step's name. */
async function runStep(
  name: StepName,
  hasOthers: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, steps[name], {
    cwd: engineRoot,
    stdio: hasOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`))
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status === 0) console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  else console.error(`${name} failed.`)
  return status === 0
}

/** The program of an installed package. */
function tool(path: string): string {
  return join(engineRoot, 'node_modules', path)
}
