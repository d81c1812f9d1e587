import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isInBrowser, type LaneDigests, laneDigests, lanes, recordLanes, unchangedLanes } from '../../tests/lanes.ts'
import { runCommand, UsageError } from '../command/commandLine.ts'
import { findWebsockets } from '../tools/programs/findWebsockets.ts'
import { toolchains } from '../tools/programs/toolchains.ts'
import { findBrowser } from './findBrowser.ts'
import { provideNginx } from './findNginx.ts'
import { installDebianPackages } from './installDebianPackages.ts'
import { provideEngines } from './provideEngines.ts'
import { inventedSite, runSteps, type StepName, testedSite, versionedSite } from './runSteps.ts'

const help = `npm test [-- --full | --lanes | --fuzz N [--seed S]]

Runs types, lint, unit, integration and browser tests. Uses Chromium or Chrome of this machine (or CHROMIUM=FILE), nginx
(or NGINX=FILE) and the Python package websockets, or tries to install them. Without nginx or websockets, their tests are
skipped. Slow tests of one subject are left out while nothing that they test has changed (docs/testing.md).

  --full     every page in every language, all themes and widths, Firefox and WebKit, more texts and mutants. Run it
             before a release (docs/testing.md lists what it adds)
  --lanes    run the lanes alone whose inputs have changed: slow tests of one subject
  --fuzz N   run the fuzzer alone, with N mutants of descriptions and projects (docs/corpus.md)
  --seed S   seed of its first mutant; the others have the next whole numbers (default: the seed of \`npm test\`)`

const options = {
  full: { type: 'boolean' },
  lanes: { type: 'boolean' },
  fuzz: { type: 'string' },
  seed: { type: 'string' },
} as const

/** Vitest and browsers keep two processors busy each: beside each other on two, they would only wait for each other. */
const isSmall = availableParallelism() < 4

await runCommand({ help, options }, async ({ full, lanes: onlyLanes, fuzz, seed }) => {
  if (full && fuzz !== undefined) throw new UsageError('--full runs the fuzzer too: give it or --fuzz.')
  if (fuzz !== undefined) {
    const first = seed === undefined ? {} : { EXCHANGE_DOCS_SEED: String(wholeNumber('seed', seed)) }
    return runSteps([['fuzz']], { EXCHANGE_DOCS_FUZZ: String(wholeNumber('fuzz', fuzz)), ...first })
  }
  if (seed !== undefined) throw new UsageError('--seed goes with --fuzz.')
  const browser = findBrowser()
  if ('problem' in browser) throw new UsageError(browser.problem)
  console.log(`Browser: ${browser.executable}`)
  const nginx = provideNginx()
  console.log(
    nginx
      ? `nginx: ${nginx}`
      : 'nginx: none, so its configuration is not tested. Install it, or set NGINX to its path.',
  )
  const websockets = provideWebsockets()
  if (websockets === undefined)
    console.log('websockets: none for python3, so sessions in Python are not tested. Install that package.')
  const digests = laneDigests()
  const leftOut = full ? [] : unchangedLanes(digests)
  for (const name of leftOut)
    console.log(`Left out: ${lanes[name]?.subject} (${name}), unchanged since their last good run. --full runs them.`)
  if (onlyLanes && leftOut.length === Object.keys(lanes).length) return 0
  const environment = {
    EXCHANGE_DOCS_LEFT_OUT: leftOut.join(','),
    CHROMIUM: browser.executable,
    EXCHANGE_DOCS_SITE: testedSite,
    // Browser tests beside the others would begin before they are built.
    ...(isSmall ? { EXCHANGE_DOCS_MERIDIAN: inventedSite, EXCHANGE_DOCS_VERSIONS: versionedSite } : {}),
    ...(full ? { EXCHANGE_DOCS_FULL: '1', ...provideEngines() } : {}),
    ...(nginx ? { NGINX: nginx } : {}),
    ...(websockets ? { PYTHONPATH: websockets } : {}),
  }
  for (const site of [inventedSite, versionedSite]) rmSync(site, { recursive: true, force: true })
  const slow: StepName[][] = isSmall ? [['vitest'], ['browser']] : [['vitest', 'browser']]
  const groups = onlyLanes ? laneSteps(leftOut) : [['types', 'lint', 'site'] satisfies StepName[], ...slow]
  const code = await runSteps([['shapes'], ...groups], environment)
  if (code !== 0) return code
  const hasLanguages = websockets !== undefined && toolchains.every(({ isThere }) => isThere)
  recordRun(digests, [...(hasLanguages ? [] : ['programs', 'exchange']), ...(nginx ? [] : ['hostile'])])
  return 0
})

/** The tests of lanes, and the site first where some of them look at it in a browser. */
function laneSteps(leftOut: readonly string[]): StepName[][] {
  const isLookedAt = Object.entries(lanes).some(
    ([name, { tests }]) => !leftOut.includes(name) && tests.some(isInBrowser),
  )
  return isLookedAt ? [['site'], ['lanes'], ['browserLanes']] : [['lanes']]
}

/** Without a language or a server the machine skips tests: the run is no good run of their lanes. */
function recordRun(digests: LaneDigests, skipped: readonly string[]): void {
  const names = recordLanes(Object.fromEntries(Object.entries(digests).filter(([name]) => !skipped.includes(name))))
  if (names.length > 0) console.log(`Recorded in tests/lanes.json, which belongs to the commit: ${names.join(', ')}.`)
}

function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError(`--${flag} is a whole number of at most nine digits, not "${text}".`)
  return Number(text)
}

/** Value of PYTHONPATH for `import websockets`. Installs the package if it is missing. */
function provideWebsockets(): string | undefined {
  return findWebsockets() ?? (installDebianPackages(['python3-websockets']) ? findWebsockets() : undefined)
}
