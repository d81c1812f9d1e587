import type { SampleRequest } from './sampleRequest.ts'

/** The request line and headers of HTTP/1.1, without the body. */
export function httpHead({ method, target, server, headers }: SampleRequest): string {
  const { host, path } = partsOf(server)
  const lines = [`${method} ${path}${target} HTTP/1.1`, ...(host === '' ? [] : [`Host: ${host}`])]
  return [...lines, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')
}

/** A command for a POSIX shell; credentials are read from the environment. */
export function curlCommand({ method, target, server, headers, body }: SampleRequest): string {
  const isGet = method === 'GET' && !body
  return [
    `curl ${isGet ? '' : `--request ${method} `}${quoted(server + target)}`,
    ...headers.map(({ name, value }) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${singleQuoted(body.text)}`] : []),
  ].join(' \\\n  ')
}

function partsOf(server: string): { host: string; path: string } {
  const [, host = '', path = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/]+)(.*)$/i.exec(server) ?? []
  return host === '' ? { host, path: server } : { host, path }
}

/** Double quotes where an environment variable is to be filled in, else single ones. */
function quoted(text: string): string {
  return /\$[A-Z]/.test(text) ? `"${text.replace(/["\\`]/g, '\\$&')}"` : singleQuoted(text)
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
