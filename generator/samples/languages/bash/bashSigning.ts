import type { Signing } from '../../../contract/signing.ts'

/** Commands that turn a text on standard input into its signature with API_SECRET. */
export function bashSignCommands({ encoding }: Signing): string {
  // Versions of openssl print different words before the digest.
  if (encoding === 'hex') return `openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/.*= *//'`
  return 'openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A'
}

/**
 * The time of signing. `date` of macOS knows no milliseconds; whole seconds are less than one behind, and only a time
 * ahead of the server's is refused.
 */
export function bashTime({ timestamp: { unit, expiresAfter = 0 } }: Signing): string {
  const later = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  if (unit === 's') return later ? `$(($(date +%s)${later}))` : '$(date +%s)'
  if (unit === 'ms') return later ? `$((($(date +%s)${later}) * 1000))` : '$(($(date +%s) * 1000))'
  const format = '+%Y-%m-%dT%H:%M:%S.000Z'
  if (!later) return `$(date -u ${format})`
  const seconds = `$(($(date +%s)${later}))`
  return `$(date -u -d "@${seconds}" ${format} 2> /dev/null || date -u -r ${seconds} ${format})`
}
