import { createHash, createHmac } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import type { PostmanRequest } from './postmanFormat.ts'

/** A request as Postman sends it. */
export interface SentRequest {
  readonly method: string
  /** Address before the query. */
  readonly address: string
  /** Query without its question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Prepared {
  /** Absent where a script skipped it. */
  readonly sent?: SentRequest
  /** Lines of the scripts on the console. */
  readonly said: readonly string[]
}

interface Surroundings {
  readonly variables: Readonly<Record<string, string>>
  readonly now?: number
  /** Whether this Postman is new enough to skip requests. */
  readonly canSkip?: boolean
}

/** Bytes as crypto-js holds them: `concat` adds to them. */
class WordArray {
  bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
  concat({ bytes }: WordArray): this {
    this.bytes = Buffer.concat([this.bytes, bytes])
    return this
  }
  toString({ encoding }: { encoding: BufferEncoding } = { encoding: 'hex' }): string {
    return this.bytes.toString(encoding)
  }
}

class RequestBody {
  mode: string
  raw: string
  constructor({ mode, raw }: { mode: string; raw: string }) {
    this.mode = mode
    this.raw = raw
  }
}

const encoder = (encoding: BufferEncoding) => ({
  encoding,
  parse: (text: string) => new WordArray(Buffer.from(text, encoding)),
})
const bytesOf = (data: string | WordArray) => (typeof data === 'string' ? Buffer.from(data) : data.bytes)
const cryptoJs = {
  enc: { Base64: encoder('base64'), Hex: encoder('hex'), Utf8: encoder('utf8') },
  ...Object.fromEntries(
    ['256', '384', '512'].flatMap((size) => [
      [
        `SHA${size}`,
        (data: string | WordArray) => new WordArray(createHash(`sha${size}`).update(bytesOf(data)).digest()),
      ],
      [
        `HmacSHA${size}`,
        (data: string | WordArray, key: WordArray) =>
          new WordArray(createHmac(`sha${size}`, key.bytes).update(bytesOf(data)).digest()),
      ],
    ]),
  ),
}
const require = (name: string) => (name === 'crypto-js' ? cryptoJs : { RequestBody })

class Skipped extends Error {}

type UnsentRequest = Pick<PostmanRequest, 'method' | 'header' | 'url' | 'body'>

/** Runs the scripts before a request as Postman does, outer scripts first, and gives the resulting request. */
export function prepare(
  unsent: UnsentRequest,
  scripts: readonly (readonly string[])[],
  surroundings: Surroundings,
): Prepared {
  const { variables, now = Date.now(), canSkip = true } = surroundings
  const replaceIn = (text: string) => text.replace(/\{\{(\$?\w+)\}\}/g, (name, key: string) => variables[key] ?? name)
  const request = openRequest(unsent)
  const said: string[] = []
  const skipRequest = () => {
    throw new Skipped()
  }
  const Clock = class extends Date {
    static override now = () => now
  }
  const pm = {
    request,
    variables: { get: (name: string) => variables[name], replaceIn },
    ...(canSkip ? { execution: { skipRequest } } : {}),
  }
  const console = { warn: (text: string) => said.push(text) }
  const context = createContext({ pm, require, console, Date: Clock })
  try {
    for (const script of scripts) runInContext(script.join('\n'), context)
  } catch (error) {
    if (error instanceof Skipped) return { said }
    throw error
  }
  return { sent: request.sent(replaceIn), said }
}

/** `pm.request`, as far as the scripts of a collection use it. */
function openRequest({ method, header, url, body }: UnsentRequest) {
  let address = url
  let query = url.query
  const headers = new Map(header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]))
  const pathOf = () => `/${address.path.map((part) => variableOf(address, part)).join('/')}`
  const request = {
    method,
    body: body?.mode === 'raw' ? { mode: 'raw', raw: body.raw } : undefined,
    headers: { upsert: ({ key, value }: { key: string; value: string }) => headers.set(key, value) },
    url: {
      getPath: pathOf,
      getRemote: () => address.host.join('.'),
      variables: url.variable,
      query: {
        all: () => query,
        clear: () => {
          query = []
        },
        add: (parameter: { key: string; value: string }) => {
          query = [...query, parameter]
        },
      },
    },
    update: (replaced: { method: string; url: string }) => {
      request.method = replaced.method
      request.body = undefined
      headers.clear()
      address = { raw: replaced.url, host: [replaced.url], path: [], query: [], variable: [] }
      query = []
    },
    sent: (filledIn: (text: string) => string): SentRequest => ({
      method: request.method,
      address: filledIn(address.host.join('.') + pathOf()),
      query: query
        .filter(({ disabled }) => !disabled)
        .map(({ key, value }) => filledIn(`${key}=${value}`))
        .join('&'),
      headers: Object.fromEntries([...headers].map(([key, value]) => [key, filledIn(value)])),
      ...(request.body ? { body: filledIn(request.body.raw) } : {}),
    }),
  }
  return request
}

function variableOf({ variable }: PostmanRequest['url'], part: string): string {
  const own = variable.find(({ key }) => `:${key}` === part)
  return own ? encodeURIComponent(own.value) : part
}

/** Failures of a collection's tests for a response; none where all pass. */
export function judge(script: readonly string[], response: { readonly code: number; readonly text: string }): string[] {
  const failures: string[] = []
  const pm = {
    test(name: string, body: () => void) {
      try {
        body()
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : Object(error).message}`)
      }
    },
    response: { code: response.code, text: () => response.text },
  }
  runInContext(script.join('\n'), createContext({ pm }))
  return failures
}
