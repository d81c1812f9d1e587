import { runCommand, UsageError } from './command/commandLine.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'
import { faultHelp, mockFlags, mockHelp, scenarioFlags, scenarioHelp, stateHelp } from './tools/mockFlags.ts'
import { readMockModule } from './tools/mockModuleFile.ts'
import { playFile } from './tools/playScenario.ts'
import { formatOf } from './tools/printTested.ts'

const help = `npm run mock -- [--port N] [--push MS] [--fault NAME=VALUE]… [--project DIR | --spec FILE …]

Serves the APIs of the specs on one port, REST and WebSocket. It answers with the examples of the specs, checks requests and
signatures, and explains errors. It prints its credentials; MOCK_KEY, MOCK_SECRET, MOCK_PASSPHRASE and MOCK_ACCOUNT
set others, which it does not print.

${mockHelp}

Where mock in site.config.ts names a module, the mock has its state:
${stateHelp}
${projectHelp}

${scenarioHelp}

${faultHelp} docs/mock-and-drift.md explains each, and the control of clock, price, accounts and snapshots.`

const options = {
  ...projectOptions,
  ...mockFlags,
  ...scenarioFlags,
} as const

await runCommand({ help, options }, async ({ scenario, format, ...flags }) => {
  const project = projectOf(flags)
  const [{ siteOrReasons }, { serveMock }] = await Promise.all([
    import('./site/readSite.ts'),
    import('./tools/serveMock.ts'),
  ])
  const value = await siteOrReasons(project)
  if (!value) return 1
  const file = value.config.mock
  const module = file === undefined ? undefined : await readMockModule(project.root, file)
  const { seed, clock, speed, state } = flags
  const [ignored] = Object.entries({ seed, clock, speed, state }).filter(([, given]) => !module && given !== undefined)
  if (ignored) throw new UsageError(`--${ignored[0]} needs a module: name one with mock in site.config.ts.`)
  if (scenario !== undefined) {
    const { reference } = value
    return playFile(scenario, { root: project.root, reference, module, state, format: formatOf(format) })
  }
  await serveMock({ reference: value.reference, module, flags })
  endWithParent()
  return 0
})

/** Reports to the parent command, which serves a site, that the mock is ready, and ends with the parent. */
function endWithParent(): void {
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}
