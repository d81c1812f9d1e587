import type { MockOptions } from '../tools/mock/index.ts'
import { runCommand, UsageError } from './command/commandLine.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'
import { clockFrom } from './tools/mockClock.ts'
import { greeting, printAnswer, printEvent, printNew } from './tools/mockLog.ts'
import { endAfter, keepSaved, readMockModule, readState } from './tools/mockState.ts'
import { playFile } from './tools/playScenario.ts'
import { formatOf } from './tools/printTested.ts'

const help = `npm run mock -- [--port N] [--push MS] [--fault NAME=VALUE]… [--project DIR | --spec FILE …]

Serves the APIs of the specs on one port, REST and WebSocket. It answers with the examples of the specs, checks requests and
signatures, and explains errors. It prints its credentials; MOCK_KEY, MOCK_SECRET, MOCK_PASSPHRASE and MOCK_ACCOUNT
set others, which it does not print.

  --port N             port (default: 8080)
  --host NAME          address to listen at (default: 127.0.0.1)
  --push MS            time between the pushes of a WebSocket channel (default: 200)
  --fault NAME=VALUE   do something wrong, such as delay=500 or 'status=429&times=3'; can be repeated
  --strict             refuse everything that the specs do not allow
  --quiet              do not print requests and frames

Where mock in site.config.ts names a module, the mock has its state:
  --seed N             seed of all that is random (default: 1); the same seed gives the same day
  --clock TIME         time at which the state starts, such as 2025-01-01T00:00:00Z (default: now)
  --speed N            seconds of the state in one second (default: 1)
  --paused             pause the clock until /_mock/clock sets it forward
  --state FILE         restore state and clock from a file, and save them there each second
${projectHelp}

  --scenario FILE      play the steps of a file on a mock of its own, print what fails, and end; --state goes on from a
                       state and saves what comes of it
  --format FORMAT      of what is printed then: pretty (default), json, junit, github or sarif

Faults: delay, status, error, lost and maintenance of calls, drop, double, reorder and disconnect of WebSocket connections;
limits=off counts no calls. A call asks for one by a header (X-Mock-Delay: 500), a connection by its address (?mock-drop=5). PUT
/_mock/faults?drop=5&seconds=10 adds one while the mock runs, DELETE ends them. docs/mock-and-drift.md explains each, and the control of clock, price, accounts and snapshots.`

const options = {
  ...projectOptions,
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  push: { type: 'string', default: '200' },
  fault: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  speed: { type: 'string' },
  paused: { type: 'boolean' },
  scenario: { type: 'string' },
  format: { type: 'string', default: 'pretty' },
  state: { type: 'string' },
} as const

await runCommand(
  { help, options },
  async ({
    port,
    host,
    push,
    fault = [],
    strict,
    quiet,
    seed,
    clock,
    speed,
    paused,
    state,
    scenario,
    format,
    ...flags
  }) => {
    const project = projectOf(flags)
    const numbers = { port: wholeNumber('--port', port, 65_535), pushEvery: wholeNumber('--push', push, 600_000) }
    const [{ readSite }, { MockError, startMock }] = await Promise.all([
      import('./site/readSite.ts'),
      import('../tools/mock/index.ts'),
    ])
    const { value, diagnostics } = await readSite(project)
    if (!value) {
      const { printDiagnostics } = await import('./command/printDiagnostics.ts')
      printDiagnostics(diagnostics, project.root)
      return 1
    }
    const file = value.config.mock
    const module = file === undefined ? undefined : await readMockModule(project.root, file)
    const [ignored] = Object.entries({ seed, clock, speed, state }).filter(
      ([, given]) => !module && given !== undefined,
    )
    if (ignored) throw new UsageError(`--${ignored[0]} needs a module: name one with mock in site.config.ts.`)
    if (scenario !== undefined) return playFile(scenario, { project, site: value, state, format: formatOf(format) })
    const saved = module && state !== undefined ? await readState(state, module) : undefined
    const own = clockFrom({ start: clock, speed, isPaused: paused, saved: saved?.clock, onSlow: printNew })
    const mock = await startMock({
      reference: value.reference,
      host,
      ...numbers,
      faults: fault,
      clock: own,
      ...(module ? { module, seed: wholeNumber('--seed', seed ?? '1', 2 ** 32 - 1) } : {}),
      ...(saved === undefined ? {} : { saved: saved.world }),
      onFinding: printNew,
      strict: strict ?? false,
      ...credentialsFromEnvironment(),
      ...(quiet ? {} : { onAnswer: printAnswer, onEvent: printEvent }),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error instanceof MockError) throw new UsageError(error.message)
      if (error.code === 'EADDRINUSE')
        throw new UsageError(`Port ${port} is in use: end the program that has it, or name another one with --port.`)
      if (error.code === undefined) throw error
      throw new UsageError(`The server cannot listen at ${host}, port ${port}: ${error.code}.`)
    })
    if (module && state !== undefined) endAfter(keepSaved({ mock, file: state }, printNew))
    console.log(greeting(mock, own))
    endWithParent()
    return 0
  },
)

/** Tells the command that started it beside a site that the mock answers, and ends with it. */
function endWithParent(): void {
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}

function credentialsFromEnvironment(): Pick<MockOptions, 'key' | 'secret' | 'passphrase' | 'account'> {
  const { MOCK_KEY: key, MOCK_SECRET: secret, MOCK_PASSPHRASE: passphrase, MOCK_ACCOUNT: account } = process.env
  const given = { ...(key && { key }), ...(secret && { secret }), ...(passphrase && { passphrase }) }
  return { ...given, ...(account && { account }) }
}

function wholeNumber(flag: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= most)) throw new UsageError(`${flag} is a whole number from 0 to ${most}, not "${text}".`)
  return number
}
