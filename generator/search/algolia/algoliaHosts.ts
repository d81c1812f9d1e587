/** A server in the form of the service's client. */
interface AlgoliaHost {
  readonly url: string
  readonly accept: 'readWrite'
  readonly protocol: 'http' | 'https'
}

/** Servers that are asked in place of the service's own, each given as scheme and host: `http://localhost:8080`. */
export function algoliaHosts(addresses: readonly string[]): AlgoliaHost[] {
  return addresses.map((address) => {
    const { host, protocol } = new URL(address)
    return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }
  })
}
