import { capitalized } from '../contract/capitalized.ts'
import { longestFileName, namesDevice, shortHash } from '../contract/ids.ts'
import type { Language } from '../contract/sampleLanguage.ts'

/** Name of a program's file: the id in kebab-case, or as a class where the language wants one. No device is named so. */
export function fileNameOf(id: string, { extension, isClass }: Pick<Language, 'extension' | 'isClass'>): string {
  return `${isClass ? classNameOf(id) : kebab(id)}.${extension}`
}

/** Names that a Java program has already, of classes it imports or defines: a class of its own must not hide them. */
const taken = new Set(
  (
    'AutoCloseable Base64 BlockingQueue BodyHandlers BodyPublishers Call CharSequence Collectors Comparator ' +
    'CompletionException CompletionStage DateTimeFormatter Duration Exception Executors HexFormat ' +
    'HttpClient HttpRequest HttpResponse IllegalStateException Instant Integer IOException LinkedBlockingQueue List ' +
    'Mac Map Matcher Math Messages Object Override Pattern ScheduledExecutorService SecretKeySpec StandardCharsets String StringBuilder ' +
    'System Thread Throwable TimeUnit URI URLEncoder WebSocket ZoneOffset'
  ).split(' '),
)

export function classNameOf(id: string): string {
  const name = wordsOf(id).map(capitalized).join('')
  const isUsable = /^[A-Za-z]/.test(name) && !taken.has(name) && !namesDevice(name)
  return short(isUsable ? name : `Call${name || 'Sample'}`, id)
}

function kebab(id: string): string {
  const words = wordsOf(id).map((word) => word.toLowerCase())
  const name = words.join('-') || 'sample'
  return short(namesDevice(name) ? `call-${name}` : name, id)
}

/** A name short enough for a file: a hash keeps shortened names distinct. */
function short(name: string, id: string): string {
  return name.length <= longestFileName ? name : `${name.slice(0, longestFileName - 8)}${shortHash(id)}`
}

function wordsOf(id: string): string[] {
  return id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
}
