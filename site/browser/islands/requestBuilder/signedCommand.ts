import type { Pair, RequestPlan } from '../../../../generator/contract/samples.ts'
import { plainWord, singleQuoted } from '../../../../generator/samples/languages/bash/shellWords.ts'
import type { SignedRequest } from '../../../../generator/samples/signing/signRequest.ts'

/** A request as it is sent, with all that signs it. */
export interface SentCall {
  readonly method: string
  readonly url: string
  readonly headers: readonly Pair[]
  /** Missing without a body. */
  readonly body?: string
}

/** One curl command with the signature in it. */
export function signedCommand(plan: RequestPlan, signed: SignedRequest | undefined): string {
  const { method, server, path, headers, body } = plan
  const sent = signed?.body ?? body?.text ?? ''
  return curlCommand({
    method,
    url: server + (signed?.target ?? path),
    headers: [
      ...headers,
      ...(body ? [['Content-Type', body.mediaType] as const] : []),
      ...Object.entries(signed?.headers ?? {}),
    ],
    ...(sent === '' && !body ? {} : { body: sent }),
  })
}

/** A request as one curl command. */
export function curlCommand({ method, url, headers, body }: SentCall): string {
  return [
    `curl --request ${plainWord(method)} ${singleQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${singleQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${singleQuoted(body)}`]),
  ].join(' \\\n  ')
}
