import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import { plainWord, singleQuoted } from '../../../../generator/samples/languages/bash/shellWords.ts'
import type { SignedRequest } from '../../../../generator/samples/signing/signRequest.ts'

/** One curl command with the signature in it. */
export function signedCommand(plan: RequestPlan, signed: SignedRequest | undefined): string {
  const { method, server, path, headers, body } = plan
  const sent = signed?.body ?? body?.text ?? ''
  const all = [
    ...headers,
    ...(body ? [['Content-Type', body.mediaType] as const] : []),
    ...Object.entries(signed?.headers ?? {}),
  ]
  return [
    `curl --request ${plainWord(method)} ${singleQuoted(server + (signed?.target ?? path))}`,
    ...all.map(([name, value]) => `--header ${singleQuoted(`${name}: ${value}`)}`),
    ...(sent === '' && !body ? [] : [`--data-raw ${singleQuoted(sent)}`]),
  ].join(' \\\n  ')
}
