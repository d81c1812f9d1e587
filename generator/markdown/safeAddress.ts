const safeProtocols: readonly string[] = ['http', 'https', 'mailto']

/** Whether an address is relative or of a protocol that cannot run anything. White space and control characters hide no protocol. */
export function isSafeAddress(address: string): boolean {
  const [, protocol] = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\s]+/gu, '')) ?? []
  return protocol === undefined || safeProtocols.includes(protocol.toLowerCase())
}
