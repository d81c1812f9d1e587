/** Classes that programs name, by their package. */
const classes: Readonly<Record<string, string>> = {
  'java.io': 'ByteArrayOutputStream IOException',
  'java.net': 'URI URLDecoder URLEncoder',
  'java.net.http': 'HttpClient HttpRequest HttpRequest.BodyPublishers HttpResponse HttpResponse.BodyHandlers WebSocket',
  'java.nio.charset': 'StandardCharsets',
  'java.nio.file': 'Files Path',
  'java.security': 'KeyFactory MessageDigest Signature',
  'java.security.spec': 'MGF1ParameterSpec PKCS8EncodedKeySpec PSSParameterSpec',
  'java.time': 'Duration Instant ZoneOffset',
  'java.time.format': 'DateTimeFormatter',
  'java.time.temporal': 'ChronoUnit',
  'java.util': 'ArrayList Base64 Comparator HexFormat Iterator LinkedHashMap List Map UUID',
  'java.util.concurrent':
    'BlockingQueue CompletionException CompletionStage Executors LinkedBlockingQueue ScheduledExecutorService TimeUnit',
  'java.util.regex': 'Matcher MatchResult Pattern',
  'java.util.stream': 'Collectors Stream',
  'javax.crypto': 'Mac',
  'javax.crypto.spec': 'SecretKeySpec',
}

const imports = Object.entries(classes).flatMap(([folder, own]) =>
  own.split(' ').map((name) => ({
    line: `import ${folder}.${name};`,
    name: name.replace(/^.*\./, ''),
  })),
)

/** Import lines for the names in the code. */
export function javaImports(code: string): string[] {
  const named = new Set(code.match(/(?<![\w.])[A-Z]\w*/g))
  return imports.flatMap(({ line, name }) => (named.has(name) ? [line] : []))
}
