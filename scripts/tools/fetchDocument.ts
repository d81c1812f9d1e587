import { lookup as lookUp } from 'node:dns'
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecure } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { CommandError } from '../command/commandLine.ts'

export interface FetchRules {
  /** Whether the document may come from a private network or from this machine. */
  readonly allowsPrivate: boolean
  readonly mostBytes: number
  readonly milliseconds: number
}

interface FetchedDocument {
  readonly text: string
  /** Address that the document came from, after redirects. */
  readonly url: string
}

const mostRedirects = 5

/** Fetches a document over HTTP. Throws a CommandError with the reason of a failure. */
export async function fetchDocument(address: string, rules: FetchRules): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(rules.milliseconds)
  let url = address
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(new URL(url), rules, signal).catch((error: unknown) =>
      fail(address, reasonOf(error, rules, signal)),
    )
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return { url, text: await read(response, address, rules, signal) }
    response.destroy()
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      return fail(address, `the answer is ${statusCode}`)
    url =
      addressOf(headers.location, url) ?? fail(address, `it leads to ${headers.location}, which is no address of HTTP`)
  }
  return fail(address, `it leads on more than ${mostRedirects} times`)
}

/** The HTTP address of a reference, resolved against another address; nothing for other protocols. */
export function addressOf(reference: string, base?: string): string | undefined {
  if (!URL.canParse(reference, base)) return undefined
  const { protocol, href, username, password } = new URL(reference, base)
  return /^https?:$/.test(protocol) && username + password === '' ? href : undefined
}

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isRefused(host, rules)) return Promise.reject(new PrivateAddress(host))
  const headers = { accept: 'application/yaml, application/json, text/plain, */*', 'accept-encoding': 'identity' }
  const options: RequestOptions = { headers, signal, agent: false, lookup: publicLookup(rules) }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? getSecure(url, options, resolve) : getPlain(url, options, resolve)
    request.once('error', reject)
  })
}

/** Connects to the checked address: a name may resolve to another address a moment later. */
function publicLookup(rules: FetchRules): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const refused = error ? undefined : addresses.find(({ address }) => isRefused(address, rules))
      const problem = error ?? (refused && new PrivateAddress(refused.address))
      const [first] = addresses ?? []
      if (problem || !first) callback(problem ?? new Error('it has no address'), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

class PrivateAddress extends Error {
  constructor(address: string) {
    super(`${address} is an address of a private network or of this machine: --private allows it`)
  }
}

function isRefused(address: string, { allowsPrivate }: FetchRules): boolean {
  return !allowsPrivate && privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Networks that no public host is in (RFC 6890). IPv4 within IPv6 is checked as IPv4. */
const privateNetworks = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
    ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ],
  ipv6: ['::/127', '64:ff9b::/96', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
} as const

const privateAddresses = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of privateNetworks[family]) {
    const [address = '', bits] = network.split('/')
    privateAddresses.addSubnet(address, Number(bits), family)
  }

async function read(
  response: IncomingMessage,
  address: string,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<string> {
  const { mostBytes } = rules
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) break
      parts.push(part)
    }
  } catch (error) {
    return fail(address, reasonOf(error, rules, signal))
  }
  if (bytes > mostBytes) return fail(address, `it has more than ${mostBytes} bytes`)
  return Buffer.concat(parts).toString('utf8')
}

function reasonOf(error: unknown, { milliseconds }: FetchRules, { aborted }: AbortSignal): string {
  if (aborted) return `there was no whole answer within ${milliseconds / 1000} s`
  return error instanceof Error ? error.message : String(error)
}

function fail(address: string, reason: string): never {
  throw new CommandError(`${address} cannot be fetched: ${reason}.`)
}
