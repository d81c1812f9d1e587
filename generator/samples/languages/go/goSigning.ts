import type { Signing } from '../../../contract/signing.ts'
import { onlyStep } from '../../canonicalRules.ts'
import { usesTime } from '../../signingNeeds.ts'

/** Packages that `goSignFunction` and `goTime` use. */
export function goSigningPackages(signing: Signing): string[] {
  const { timestamp } = signing
  const { encoding } = onlyStep(signing)
  return [
    'crypto/hmac',
    'crypto/sha256',
    encoding === 'hex' ? 'encoding/hex' : 'encoding/base64',
    ...(usesTime(signing) && timestamp.unit !== 'iso' ? ['strconv'] : []),
    'time',
  ]
}

/** The function `sign(text)`: the signature of a text with API_SECRET. */
export function goSignFunction(signing: Signing): string {
  const { encoding } = onlyStep(signing)
  const written =
    encoding === 'hex' ? 'hex.EncodeToString(digest.Sum(nil))' : 'base64.StdEncoding.EncodeToString(digest.Sum(nil))'
  return `// sign gives the signature of a text: its HMAC-SHA256 with the API secret.
func sign(text string) string {
	digest := hmac.New(sha256.New, []byte(variable("API_SECRET")))
	digest.Write([]byte(text))
	return ${written}
}
`
}

/** The time of signing as a string. */
export function goTime({ timestamp: { unit, expiresAfter = 0 } }: Signing): string {
  const later = expiresAfter > 0 ? `.Add(${expiresAfter}*time.Second)` : ''
  if (unit === 'iso') return `time.Now()${later}.UTC().Format("2006-01-02T15:04:05.000Z")`
  return `strconv.FormatInt(time.Now()${later}.${unit === 's' ? 'Unix' : 'UnixMilli'}(), 10)`
}
