import { isList, type Json } from '../../../contract/json.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { knownPieces } from '../../signingNeeds.ts'
import { quote } from '../../writeValue.ts'

/** A string literal. In ASCII, because Java 17 reads a file in the character set of the machine. */
export function javaQuote(text: string): string {
  return toAscii(quote(text))
}

/** A template as an expression of joined strings. A name without a value is empty. */
export function javaTemplate(template: string, names: Readonly<Record<string, string>>): string {
  const pieces = knownPieces(template, names).map((piece) =>
    'text' in piece ? javaQuote(piece.text) : names[piece.name],
  )
  return pieces.length === 0 ? '""' : pieces.join(' + ')
}

const widest = 60

/**
 * JSON as a text block whose value has no line breaks: a long one has its members on lines of their own, each ended by
 * the escape that joins it with the next.
 */
export function javaJson(json: Json, indent: string, unique: readonly string[] = []): string {
  const mark = markFor(json)
  const value = markedValue(json, unique, mark)
  const text = JSON.stringify(value)
  const lines = text.length <= widest ? [text] : membersOf(value)
  const block = lines.map((line) => indent + blockText(line)).join('\\\n')
  // A quotation mark at the end would run into the three that close the block.
  const literal = `"""\n${block.replace(/"$/, '\\"')}"""`
  return unique.length === 0
    ? literal
    : `${literal}.replace(${javaQuote(mark)}, String.valueOf(System.currentTimeMillis()))`
}

/** JSON with templates as an expression: a text block with a hole for each value, which `filled` writes. */
export function javaJsonTemplate(json: Json, indent: string, filled: (template: string) => string): string {
  // A character that no text of a description has, as JSON in a text block writes it.
  const [mark, hole] = ['\u0001', '"\\\\u0001"']
  const values: string[] = []
  const fill = (value: Json): Json => {
    if (typeof value === 'string' && /\{\w+\}/.test(value)) {
      values.push(filled(value))
      return mark
    }
    if (value === null || typeof value !== 'object') return value
    if (isList(value)) return value.map(fill)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]))
  }
  const block = javaJson(fill(json), `${indent}        `)
  if (values.length === 0) return block
  return `${block.replaceAll('%', '%%').replaceAll(hole, '%s')}.formatted(${values.join(', ')})`
}

const classes = [
  'java.io.ByteArrayOutputStream',
  'java.io.IOException',
  'java.net.URI',
  'java.net.URLDecoder',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpRequest.BodyPublishers',
  'java.net.http.HttpResponse',
  'java.net.http.HttpResponse.BodyHandlers',
  'java.net.http.WebSocket',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Files',
  'java.nio.file.Path',
  'java.security.KeyFactory',
  'java.security.MessageDigest',
  'java.security.Signature',
  'java.security.spec.MGF1ParameterSpec',
  'java.security.spec.PKCS8EncodedKeySpec',
  'java.security.spec.PSSParameterSpec',
  'java.time.Duration',
  'java.time.Instant',
  'java.time.ZoneOffset',
  'java.time.format.DateTimeFormatter',
  'java.time.temporal.ChronoUnit',
  'java.util.ArrayList',
  'java.util.Base64',
  'java.util.Comparator',
  'java.util.HexFormat',
  'java.util.LinkedHashMap',
  'java.util.List',
  'java.util.Map',
  'java.util.UUID',
  'java.util.concurrent.BlockingQueue',
  'java.util.concurrent.CompletionException',
  'java.util.concurrent.CompletionStage',
  'java.util.concurrent.Executors',
  'java.util.concurrent.LinkedBlockingQueue',
  'java.util.concurrent.ScheduledExecutorService',
  'java.util.concurrent.TimeUnit',
  'java.util.regex.Matcher',
  'java.util.regex.Pattern',
  'java.util.stream.Collectors',
  'java.util.stream.Stream',
  'javax.crypto.Mac',
  'javax.crypto.spec.SecretKeySpec',
]

/** Import lines for what the code names. */
export function javaImports(code: string): string {
  const isNamed = (name: string) => new RegExp(`(?<![\\w.])${name.replace(/^.*\./, '')}\\b`).test(code)
  return classes
    .filter(isNamed)
    .map((name) => `import ${name};`)
    .join('\n')
}

function membersOf(value: Json): string[] {
  if (value === null || typeof value !== 'object') return [JSON.stringify(value)]
  const isList = Array.isArray(value)
  const members = Object.entries(value).map(([name, item]) =>
    isList ? JSON.stringify(item) : `${JSON.stringify(name)}:${JSON.stringify(item)}`,
  )
  if (members.length === 0) return [JSON.stringify(value)]
  const separated = members.map((member, index) => (index < members.length - 1 ? `${member},` : member))
  return [isList ? '[' : '{', ...separated, isList ? ']' : '}']
}

function blockText(text: string): string {
  return toAscii(text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'))
}

/** The same text with everything outside ASCII as escapes. */
export function toAscii(text: string): string {
  return text.replaceAll(/[^ -~]/g, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
