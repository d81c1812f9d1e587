import type { Signing } from '../../../contract/signing.ts'
import { onlyStep } from '../../canonicalRules.ts'

/** Classes that `javaSignMethod` and `javaTime` use. */
export function javaSigningImports(signing: Signing): string[] {
  const { timestamp } = signing
  const { encoding } = onlyStep(signing)
  return [
    'java.nio.charset.StandardCharsets',
    encoding === 'hex' ? 'java.util.HexFormat' : 'java.util.Base64',
    'javax.crypto.Mac',
    'javax.crypto.spec.SecretKeySpec',
    ...(timestamp.unit === 'ms' ? [] : ['java.time.Instant']),
    ...(timestamp.unit === 'iso' ? ['java.time.ZoneOffset', 'java.time.format.DateTimeFormatter'] : []),
  ]
}

/** The method `sign(text)`: the signature of a text with API_SECRET. */
export function javaSignMethod(signing: Signing): string {
  const { encoding } = onlyStep(signing)
  const written = encoding === 'hex' ? 'HexFormat.of().formatHex(digest)' : 'Base64.getEncoder().encodeToString(digest)'
  return `    /** The signature of a text: its HMAC-SHA256 with the API secret. */
    static String sign(String text) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(variable("API_SECRET").getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        byte[] digest = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        return ${written};
    }
`
}

/** Ends a program in one line instead of a stack, which nobody who runs it needs. */
export const javaEnding =
  '        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));\n'

/** The method `variable(name)`: a setting from the environment, with a clear message when it is missing. */
export const javaVariableMethod = `    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }
`

/** The time of signing as a string. */
export function javaTime({ timestamp: { unit, expiresAfter = 0 } }: Signing): string {
  const later = expiresAfter > 0 ? `.plusSeconds(${expiresAfter})` : ''
  if (unit === 'iso')
    return `DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now()${later})`
  if (unit === 's') return `String.valueOf(Instant.now()${later}.getEpochSecond())`
  return `String.valueOf(System.currentTimeMillis()${expiresAfter > 0 ? ` + ${expiresAfter * 1000}L` : ''})`
}
