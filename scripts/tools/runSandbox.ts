import type { AnyMockModule, MockOptions } from '../../tools/mock/index.ts'
import { runCommand } from '../command/commandLine.ts'
import { faultHelp, mockFlags, mockHelp, stateHelp } from './mockFlags.ts'
import { serveMock } from './serveMock.ts'

const help = `node sandbox.mjs [--port N] [--state FILE]…

Plays the exchange of the documentation that this file was published with: REST and WebSocket on one port, with paper money
alone. It prints its address and its credentials; MOCK_KEY, MOCK_SECRET and MOCK_PASSPHRASE set others.

${mockHelp}
${stateHelp}

GET /_mock/ready answers 200 once it runs. ${faultHelp}`

/** Runs the mock of a published file, as the flags say with which it was called. */
export async function runSandbox(apis: MockOptions['reference']['apis'], module: AnyMockModule): Promise<void> {
  await runCommand({ help, options: mockFlags }, async (flags) => {
    await serveMock({ reference: { apis }, module, flags })
    return 0
  })
}
