import type { Pair, PlainCredential, RequestPlan, RequestPlanBody } from '../contract/samples.ts'
import { contentTypeOf } from './contentType.ts'
import { fileOptions, plainWord, singleQuoted } from './languages/bash/shellWords.ts'
import { joined } from './signing/sentRequest.ts'
import type { SignedRequest } from './signing/signRequest.ts'

/** A request as it is sent, with all that signs it. */
export interface SentCall {
  readonly method: string
  readonly url: string
  readonly headers: readonly Pair[]
  /** Missing without a body. */
  readonly body?: string
  /** A body that is made when it is sent: of a file, or of the parts of a form. */
  readonly form?: Pick<RequestPlanBody, 'file' | 'parts'>
}

/** A request as it goes out, with the parts that its scheme adds or changes. */
export function sentCall(
  plan: RequestPlan,
  made: Partial<Pick<SignedRequest, 'target' | 'body' | 'headers'>> = {},
): SentCall {
  const { method, server, path, query, headers, body } = plan
  const type = contentTypeOf(plan)
  const text = made.body ?? body?.text ?? ''
  return {
    method,
    url: server + (made.target ?? (query.length > 0 ? `${path}?${joined(query)}` : path)),
    headers: [...headers, ...(type ? [['Content-Type', type] as const] : []), ...Object.entries(made.headers ?? {})],
    ...(body?.file || body?.parts ? { form: body } : body || text !== '' ? { body: text } : {}),
  }
}

/** A request whose credentials go out as they are. A cookie is for the command alone: browsers take none from a page. */
export function plainCall(plan: RequestPlan, valueFor: (credential: PlainCredential) => string): SentCall {
  const inPlace = (place: PlainCredential['in']) =>
    plan.credentials.flatMap((each) => (each.in === place ? [[each.name, each.prefix + valueFor(each)] as const] : []))
  const cookies = inPlace('cookie').map((pair) => pair.join('='))
  const headers = [...inPlace('header'), ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : [])]
  return sentCall({ ...plan, query: [...plan.query, ...inPlace('query')] }, { headers: Object.fromEntries(headers) })
}

/** A request as one curl command. */
export function curlCommand({ method, url, headers, body, form }: SentCall): string {
  return [
    `curl --request ${plainWord(method)} ${singleQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${singleQuoted(`${name}: ${value}`)}`),
    ...(form ? fileOptions(form) : body === undefined ? [] : [`--data-raw ${singleQuoted(body)}`]),
  ].join(' \\\n  ')
}
