import { METHODS, request, validateHeaderName, validateHeaderValue } from 'node:http'

export interface MockRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

export interface MockReply {
  readonly status: number
  readonly text: string
}

/** Asks a mock on this machine; gives its reply, or nothing for a request that HTTP cannot carry. */
export function requestMock(origin: string, asked: MockRequest): Promise<MockReply | undefined> {
  const { method, path, body } = asked
  if (!METHODS.includes(method) || /[^!-~]/.test(path)) return Promise.resolve(undefined)
  const headers = Object.fromEntries(asked.headers.filter(isHeader))
  return new Promise((resolve, reject) => {
    const sent = request(origin, { method, path, headers, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      reply.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The HTTP client sets the headers of the connection. */
const ofConnection = /^(?:connection|content-length|transfer-encoding|expect|upgrade|te|trailer|host|keep-alive)$/i

function isHeader([name, value]: readonly [name: string, value: string]): boolean {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return !ofConnection.test(name)
  } catch {
    return false
  }
}
