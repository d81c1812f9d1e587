import type { SentCall } from '../../../generator/samples/sentCall.ts'
import type { Entries } from '../islands/requestBuilder/entries.ts'
import { sentFiles } from '../islands/requestBuilder/sentFiles.ts'
import type { PageServer } from './pageServer.ts'

/** Most bytes of an answer that are read: the rest is left with the server. */
export const largestResponse = 20_000_000

/** How long a server may take, in milliseconds. */
const patience = 60_000

export interface ServerResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  /** Bytes that were read. */
  readonly size: number
  /** Set where the answer of the server was longer than the part that is read. */
  readonly isCut?: true
  /** Milliseconds until the whole answer was there. */
  readonly duration: number
}

/**
 * Why there is no answer: nothing answers at the address, the server's rules for pages (CORS) keep the answer from this one,
 * the server took too long, the reader called it off, or the mock of the page ended.
 */
export type Refusal = 'away' | 'kept' | 'late' | 'stopped' | 'ended'

export type Outcome = { readonly answer: ServerResponse } | { readonly refusal: Refusal; readonly duration: number }

/** Sends a request, with nothing that the browser would add of its own. It follows no redirect: the signature is for this address. */
export async function sendRequest(
  { method, url, headers, body, form }: SentCall,
  stop: AbortSignal,
  files: Entries['files'] = {},
): Promise<Outcome> {
  const begun = performance.now()
  const late = AbortSignal.timeout(patience)
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: form ? await filesBody(form, files) : (body ?? null) }),
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error', cache: 'no-store' },
      signal: AbortSignal.any([stop, late]),
    })
    const read = await readText(response)
    const duration = performance.now() - begun
    const { status, statusText } = response
    return { answer: { status, statusText, headers: [...response.headers], duration, ...read } }
  } catch {
    const duration = performance.now() - begun
    if (stop.aborted) return { refusal: 'stopped', duration }
    if (late.aborted) return { refusal: 'late', duration }
    return { refusal: (await isThere(url)) ? 'kept' : 'away', duration }
  }
}

/**
 * The content of the chosen file, or a form with texts and files. Each is read before anything is sent, because a file that
 * has changed since it was chosen cannot be.
 */
async function filesBody(body: NonNullable<SentCall['form']>, files: NonNullable<Entries['files']>): Promise<BodyInit> {
  const chosen = await Promise.all(sentFiles(body, files).map((file) => file?.arrayBuffer()))
  if (!body.parts) return chosen[0] ?? ''
  const form = new FormData()
  for (const [at, { name, text = '', file, mediaType: type }] of body.parts.entries()) {
    const options = type === undefined ? {} : { type }
    if (file !== undefined) form.append(name, new Blob([chosen[at] ?? ''], options), file)
    else if (type === undefined) form.append(name, text)
    else form.append(name, new Blob([text], options))
  }
  return form
}

/** Sends a request to the server in the page, whose clock gives the time of the signature. */
export async function askPage(
  server: PageServer,
  { sentAt, ...call }: SentCall & { readonly sentAt: number },
  files: Entries['files'] = {},
): Promise<Outcome> {
  const begun = performance.now()
  const { method, url, headers, form } = call
  const sent = form && new Response(await filesBody(form, files))
  const type = sent?.headers.get('content-type')
  const own = type && !headers.some(([name]) => /^content-type$/i.test(name)) ? [['Content-Type', type] as const] : []
  const body = sent ? await sent.text() : (call.body ?? '')
  try {
    const answer = await server.call({ method, url, headers: [...headers, ...own], body, sentAt })
    const size = new TextEncoder().encode(answer.text).length
    const lower = answer.headers.map(([name, value]) => [name.toLowerCase(), value] as const)
    return { answer: { ...answer, headers: lower, statusText: '', size, duration: performance.now() - begun } }
  } catch {
    return { refusal: 'ended', duration: performance.now() - begun }
  }
}

/** Whether anything answers at the address, to a request whose answer the page cannot read. */
async function isThere(url: string): Promise<boolean> {
  const { origin } = new URL(url)
  const asked = fetch(origin, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(5000) })
  return asked.then(
    () => true,
    () => false,
  )
}

async function readText(response: Response): Promise<Pick<ServerResponse, 'text' | 'size' | 'isCut'>> {
  const reader = response.body?.getReader()
  if (!reader) return { text: '', size: 0 }
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), size }
    size += value.length
    text += decoder.decode(value, { stream: true })
    if (size <= largestResponse) continue
    await reader.cancel()
    return { text, size, isCut: true }
  }
}
