import type { Signing } from '../../../contract/signing.ts'
import { onlyStep } from '../../canonicalRules.ts'
import { quote } from '../../writeValue.ts'

/** Modules that `pythonSignFunction` and `pythonTime` use. */
export function pythonSigningModules(signing: Signing): string[] {
  const { timestamp } = signing
  const { encoding } = onlyStep(signing)
  return [
    ...(encoding === 'base64' ? ['base64'] : []),
    ...(timestamp.unit === 'iso' ? ['datetime'] : ['time']),
    'hashlib',
    'hmac',
  ]
}

/** The function `sign(text)`: the signature of a text with API_SECRET. */
export function pythonSignFunction(signing: Signing): string {
  const { encoding } = onlyStep(signing)
  const written = encoding === 'hex' ? 'digest.hexdigest()' : 'base64.b64encode(digest.digest()).decode()'
  return `def sign(text):
    """The signature of a text: its HMAC-SHA256 with the API secret."""
    digest = hmac.new(API_SECRET.encode(), text.encode(), hashlib.sha256)
    return ${written}
`
}

/** The time of signing as a string. */
export function pythonTime({ timestamp: { unit, expiresAfter = 0 } }: Signing): string {
  const ahead = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  if (unit === 's') return `str(int(time.time()${ahead}))`
  if (unit === 'ms') return ahead ? `str(int((time.time()${ahead}) * 1000))` : 'str(int(time.time() * 1000))'
  const later = ahead && ` + datetime.timedelta(seconds=${expiresAfter})`
  return `(datetime.datetime.now(datetime.timezone.utc)${later}).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"`
}

/** A credential or setting from the environment; the program ends with a clear message when it is missing. */
export function pythonVariable(name: string, fallback = ''): string {
  if (fallback !== '') return `${name} = os.environ.get("${name}", ${quote(fallback)})`
  return `${name} = os.environ.get("${name}") or sys.exit("Set ${name} in the environment.")`
}
