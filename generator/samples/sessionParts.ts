import type { SessionPlan } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import { commentText } from './comments.ts'
import { liveNotes } from './liveGuard.ts'
import { loginSigning } from './loginSigning.ts'
import { addressTokenOf, unstatedAddress } from './sessionToken.ts'
import { furtherVariables, placeholdersOf, variablesOf } from './signingNeeds.ts'

/** The purpose of a program, for its first line. */
export function sessionHeadline(plan: SessionPlan): string {
  const { title, server } = plan
  const address = addressTokenOf(plan)?.endpoint === undefined ? server : ''
  return commentText([title, ...(address === '' ? [] : [address])].join(': '))
}

/** The command line of a program, with its required and optional variables. */
export function sessionRunNotes(plan: SessionPlan, command: string): string[] {
  const needed = [...neededAddresses(plan), ...sessionVariables(plan)]
  return [
    `Run: ${[...needed.map((name) => `${name}=…`), command].join(' ')}`,
    plan.isAnsweredOnce
      ? 'It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.'
      : 'It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.',
    ...(plan.isAddressUnknown ? [unstatedAddress] : []),
    ...liveNotes(plan),
  ]
}

/** Credentials that a program reads from the environment. */
export function sessionVariables({ credentials = [], login, token }: SessionPlan): string[] {
  const names = [
    ...variablesOf({ credentials }),
    ...(login ? loginVariables(login) : []),
    ...(token ? variablesOf(token.request) : []),
  ]
  return [...new Set(names)]
}

function loginVariables(signing: Signing): string[] {
  return ['API_KEY', 'API_SECRET', ...furtherVariables(placeholdersOf(loginSigning(signing)))]
}

/** Addresses that only the environment holds. */
function neededAddresses(plan: SessionPlan): string[] {
  const { server, token } = plan
  return [
    ...(token?.request.server === '' ? ['API_URL'] : []),
    ...(server === '' && addressTokenOf(plan)?.endpoint === undefined ? ['WS_URL'] : []),
  ]
}

/** Scheme and host of the socket, which the environment can change, and the rest of its address. */
export function splitAddress(address: string): { readonly origin: string; readonly path: string } {
  const [, origin = '', path = address] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)(.*)$/i.exec(address) ?? []
  return { origin, path }
}

/** Seconds without a message after which a connection is lost, where the server answers pings. */
export function longestSilence({ heartbeat }: SessionPlan): number | undefined {
  return heartbeat?.isAnswered ? heartbeat.seconds * 2 : undefined
}
