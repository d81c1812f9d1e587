import { type AnyMockModule, MockError, type MockOptions, startMock } from '../../tools/mock/index.ts'
import { UsageError, type Values, wholeNumber } from '../command/commandLine.ts'
import { listenAddressOf, listening } from '../command/listenFlags.ts'
import { clockFrom } from './mockClock.ts'
import type { mockFlags } from './mockFlags.ts'
import { greeting, printAnswer, printEvent, printNew } from './mockLog.ts'
import { endAfter, keepSaved, readState } from './mockState.ts'

interface ServedMock extends Pick<MockOptions, 'reference'> {
  readonly module?: AnyMockModule | undefined
  readonly flags: Values<typeof mockFlags>['values']
}

/** Starts the mock that the flags of a command describe, and prints its events. Throws a UsageError for wrong flags. */
export async function serveMock({ reference, module, flags }: ServedMock): Promise<void> {
  const { port, host, push, fault = [], strict = false, quiet, seed, clock, speed, paused, state } = flags
  const address = listenAddressOf({ port, host })
  const pushEvery = wholeNumber('--push', push, 600_000)
  const saved = module && state !== undefined ? await readState(state, module) : undefined
  const own = clockFrom({ start: clock, speed, isPaused: paused, saved: saved?.clock, onSlow: printNew })
  const starting = startMock({
    ...{ reference, ...address, pushEvery, faults: fault, clock: own, strict },
    ...(module ? { module, seed: wholeNumber('--seed', seed ?? '1', 2 ** 32 - 1) } : {}),
    ...(saved === undefined ? {} : { saved: saved.world }),
    onFinding: printNew,
    ...credentialsFromEnvironment(),
    ...(quiet ? {} : { onAnswer: printAnswer, onEvent: printEvent }),
  }).catch((error: unknown) => {
    throw error instanceof MockError ? new UsageError(error.message) : error
  })
  const mock = await listening(starting, address)
  if (module && state !== undefined) endAfter(keepSaved({ mock, file: state }, printNew))
  console.log(greeting(mock, own))
}

function credentialsFromEnvironment(): Pick<MockOptions, 'key' | 'secret' | 'passphrase' | 'account'> {
  const { MOCK_KEY: key, MOCK_SECRET: secret, MOCK_PASSPHRASE: passphrase, MOCK_ACCOUNT: account } = process.env
  const given = { ...(key && { key }), ...(secret && { secret }), ...(passphrase && { passphrase }) }
  return { ...given, ...(account && { account }) }
}
