import type { AnyMockModule, MockOptions } from '../../tools/mock/index.ts'
import { runCommand } from '../command/commandLine.ts'
import { faultHelp, mockFlags, mockHelp, scenarioFlags, scenarioHelp, stateHelp } from './mockFlags.ts'
import { playFile } from './playScenario.ts'
import { formatOf } from './printTested.ts'
import { serveMock } from './serveMock.ts'

const help = `node sandbox.mjs [--port N] [--state FILE]…

Plays the exchange of the documentation that this file was published with: REST and WebSocket on one port, with paper money
alone. It prints its address and its credentials; MOCK_KEY, MOCK_SECRET and MOCK_PASSPHRASE set others.

${mockHelp}
${stateHelp}

${scenarioHelp}

GET /_mock/ready answers 200 once it runs. ${faultHelp}`

/** Runs the mock of a published file with the flags of its call. */
export async function runSandbox(apis: MockOptions['reference']['apis'], module: AnyMockModule): Promise<void> {
  const reference = { apis }
  const options = { ...mockFlags, ...scenarioFlags } as const
  await runCommand({ help, options }, async ({ scenario, format, ...flags }) => {
    const { state } = flags
    if (scenario !== undefined)
      return playFile(scenario, { root: process.cwd(), reference, module, state, format: formatOf(format) })
    await serveMock({ reference, module, flags })
    return 0
  })
}
