import type { Signing } from '../../../contract/signing.ts'
import { onlyStep } from '../../canonicalRules.ts'

/** Commands that turn a text on standard input into its signature with API_SECRET. */
export function bashSignCommands(signing: Signing): string {
  const { encoding } = onlyStep(signing)
  // Versions of openssl print different words before the digest.
  if (encoding === 'hex') return `openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/.*= *//'`
  return 'openssl dgst -sha256 -hmac "$API_SECRET" -binary | openssl base64 -A'
}

/** Commands that set `timestamp` to the time of signing. */
export function bashTimeLines({ timestamp: { unit, expiresAfter = 0 } }: Signing): string[] {
  const later = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  if (unit === 's') return [`timestamp=${later ? `$(($(date +%s)${later}))` : '$(date +%s)'}`]
  if (unit === 'ms')
    return [...bashMilliseconds, ...(later ? [`timestamp=$((timestamp + ${expiresAfter * 1000}))`] : [])]
  const format = '+%Y-%m-%dT%H:%M:%S.000Z'
  if (!later) return [`timestamp=$(date -u ${format})`]
  const seconds = `$(($(date +%s)${later}))`
  return [`timestamp=$(date -u -d "@${seconds}" ${format} 2> /dev/null || date -u -r ${seconds} ${format})`]
}

/** Only bash 5 has a clock with fractions; `date` of macOS has none. */
const bashMilliseconds = [
  `timestamp=\${EPOCHREALTIME:-$(perl -MTime::HiRes=time -e 'printf "%.6f", time')}`,
  `timestamp=\${timestamp//[.,]/}`,
  `timestamp=\${timestamp:0:13} # milliseconds`,
]
