import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import { fillTemplate, type TemplateValues, textOf } from './fillTemplate.ts'
import { mainStep, runSteps, type SigningRun } from './runSteps.ts'
import { joined, sentRequest } from './sentRequest.ts'

export interface SignedRequest {
  /** The text of the last step that signs, bytes as hex. */
  readonly canonical: string
  /** The texts of all steps by name, piece by piece. */
  readonly parts: SigningRun['parts']
  readonly signature: string
  /** Results of all steps by name, bytes as hex. */
  readonly results: Readonly<Record<string, string>>
  /** Required headers by name, and those optional ones whose values are known. */
  readonly headers: Readonly<Record<string, string>>
  /** Path and query as they are sent, percent-encoded. */
  readonly target: string
  /** The exact text of the body; empty for none. */
  readonly body: string
}

/** Signs a request as the scheme describes. Uses WebCrypto, so that it runs in Node and in the browser alike. */
export async function signRequest(
  signing: Signing,
  request: SignableRequest,
  credentials: Credentials,
): Promise<SignedRequest> {
  const { values, parts } = await runSteps(signing, request, credentials)
  const optional = request.receiveWindow === undefined ? {} : windowHeaders(signing)
  const headers = Object.entries({ ...signing.headers, ...optional })
  const results = signing.steps
    .filter(({ name }) => Object.hasOwn(values, name))
    .map(({ name }) => [name, fillTemplate(`{${name}}`, values)] as const)
  const { query, body } = sentRequest(signing, request, withoutDefaultWindow(values, request))
  return {
    canonical: textOf(parts[mainStep(signing)?.name ?? ''] ?? []),
    parts,
    signature: results.at(-1)?.[1] ?? '',
    results: Object.fromEntries(results),
    headers: Object.fromEntries(headers.map(([name, template]) => [name, fillTemplate(template, values)])),
    target: query.length === 0 ? request.path : `${request.path}?${joined(query)}`,
    body,
  }
}

function withoutDefaultWindow(values: TemplateValues, { receiveWindow }: SignableRequest): TemplateValues {
  const { receiveWindow: _, ...others } = values
  return receiveWindow === undefined ? others : values
}

/** The optional headers that carry the receive window. */
function windowHeaders({ optionalHeaders }: Signing): Record<string, string> {
  return Object.fromEntries(Object.entries(optionalHeaders).filter(([, template]) => template === '{receiveWindow}'))
}
