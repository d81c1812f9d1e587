import { po } from 'gettext-parser'
import type { WantedText } from '../../contract/catalog.ts'
import { type CatalogEntry, parseCatalogEntries } from '../../contract/catalogEntries.ts'
import { activeText, obsoleteText, writerLike } from './catalogEntryText.ts'

interface CatalogUpdate {
  /** Texts to translate, in the order of their source. */
  readonly texts: Iterable<string | WantedText>
  /** The PO file as it is, empty when there is none. */
  readonly current: string
  /** Value of the `Language` header, for example `zh`. */
  readonly language: string
  /** The translation that a new text comes with. */
  readonly translate?: (text: string) => string | undefined
  /** Translations that a command made, by `keyOf`: each fills an empty translation, and is marked as unread. */
  readonly filled?: ReadonlyMap<string, string>
  /** The catalog holds texts with contexts too. In other catalogs, entries with a context are left alone. */
  readonly hasContexts?: boolean
}

interface UpdatedCatalog {
  readonly text: string
  readonly translated: number
  readonly missing: number
  readonly obsolete: number
  /** Translations that a command made and no person has read. */
  readonly unread: number
  /** Texts whose translation is still empty, so that a command may fill it. */
  readonly empty: readonly WantedText[]
  /** More than the comments about sources differs from the file. */
  readonly isChanged: boolean
}

/** Identifies a text of a catalog. */
export function keyOf({ source, context }: Pick<WantedText, 'source' | 'context'>): string {
  return context === undefined ? source.trim() : `${context}\u0004${source.trim()}`
}

/**
 * A PO file with an entry for each of the given texts: new texts are empty, and entries of removed texts become obsolete
 * (`#~`), so that a text keeps its translation when it returns. All else stays as it is written, except the comments with
 * the source locations of a text. Throws for a broken file.
 */
export function updateCatalog(update: CatalogUpdate): UpdatedCatalog {
  const { texts, current, language, hasContexts = false } = update
  const file = current === '' ? headerText(language) : current
  const { entries, rest, problem } = parseCatalogEntries(file)
  if (problem) throw new Error(`The catalog is broken in line ${problem.line}: ${problem.message}`)
  const wanted = new Map([...texts].map(asWanted).map((text) => [keyOf(text), text]))
  const sorted = sortEntries(entries, wanted, hasContexts)
  const { active, retired, kept, obsolete } = sorted
  const { added, textOf } = writtenEntries(update, { file, entries, wanted, ...sorted })
  const parts = [
    ...kept.flatMap((entry) => [textOf(entry), ...(added.get(entry) ?? [])]),
    ...obsolete.map(obsoleteText),
  ]
  const used = [...wanted.keys()].flatMap((key) => active.get(key) ?? retired.get(key) ?? [])
  const translated = used.filter(isTranslated)
  return {
    text: parts.reduce((text, part) => (text.endsWith('\n') ? text : `${text}\n`) + part) + rest,
    translated: translated.length,
    missing: wanted.size - translated.length,
    obsolete: [...kept.filter(({ isObsolete }) => isObsolete), ...obsolete].length,
    unread: translated.filter(({ isFuzzy }) => isFuzzy).length,
    empty: [...wanted].flatMap(([key, text]) => {
      const entry = active.get(key) ?? retired.get(key)
      return entry && !isOpen(entry) ? [] : [text]
    }),
    isChanged: current === '' || kept.length < entries.length || [...added.values()].some((own) => own.length > 0),
  }
}

type WantedTexts = ReadonlyMap<string, WantedText>

interface SortedEntries {
  /** Used entries, and obsolete entries of removed texts, by `keyOf`. */
  readonly active: ReadonlyMap<string, CatalogEntry>
  readonly retired: ReadonlyMap<string, CatalogEntry>
  /** Entries that stay where they are. */
  readonly kept: readonly CatalogEntry[]
  /** Entries that become obsolete. */
  readonly obsolete: readonly CatalogEntry[]
}

function sortEntries(entries: readonly CatalogEntry[], wanted: WantedTexts, hasContexts: boolean): SortedEntries {
  const own = entries.filter((entry) => !isHeader(entry) && (hasContexts || entry.context === undefined))
  const active = byKey(own.filter(({ isObsolete }) => !isObsolete))
  const retired = byKey(own.filter(({ isObsolete }) => isObsolete))
  const back = [...retired].filter(([key]) => wanted.has(key) && !active.has(key)).map(([, entry]) => entry)
  const dropped = [...active].filter(([key]) => !wanted.has(key)).map(([, entry]) => entry)
  const moved = new Set([...back, ...dropped])
  const kept = entries.filter((entry) => !moved.has(entry))
  return { active, retired, kept, obsolete: dropped.filter(({ isEmpty }) => !isEmpty) }
}

interface EntriesOfFile extends SortedEntries {
  readonly file: string
  readonly entries: readonly CatalogEntry[]
  readonly wanted: WantedTexts
}

/** New entries, by the entry that they follow, and the text of each that stays. */
function writtenEntries(
  { translate, filled = new Map() }: CatalogUpdate,
  { file, entries, wanted, active, retired }: EntriesOfFile,
) {
  const writer = writerLike(file)
  const added = textsBehind(entries.find(isHeader), wanted, active, (text, key) => {
    const entry = retired.get(key)
    if (entry) return writer.tell(activeText(entry), text)
    const command = filled.get(key)
    if (command !== undefined) return writer.write(text, { text: command, isFilled: true })
    const known = translate?.(text.source)
    return writer.write(text, known === undefined ? undefined : { text: known, isFilled: false })
  })
  const keys = new Map([...active].map(([key, entry]) => [entry, key]))
  const textOf = (entry: CatalogEntry): string => {
    const key = keys.get(entry)
    const text = key === undefined ? undefined : wanted.get(key)
    if (key === undefined || !text) return entry.text
    const command = isOpen(entry) ? filled.get(key) : undefined
    return writer.tell(command === undefined ? entry.text : writer.fill(entry, command), text)
  }
  return { added, textOf }
}

function asWanted(text: string | WantedText): WantedText {
  return typeof text === 'string' ? { source: text } : text
}

function isTranslated({ translation, isFuzzy, isFilled }: CatalogEntry): boolean {
  return translation.trim() !== '' && (!isFuzzy || isFilled)
}

/** Whether the translation is empty in all its parts. */
function isOpen({ hasTranslation, isPlural }: CatalogEntry): boolean {
  return !hasTranslation && !isPlural
}

/** The texts of new entries by the entry of the text before them in the source: they follow it. */
function textsBehind(
  header: CatalogEntry | undefined,
  wanted: WantedTexts,
  active: ReadonlyMap<string, CatalogEntry>,
  write: (text: WantedText, key: string) => string,
): ReadonlyMap<CatalogEntry | undefined, readonly string[]> {
  const behind = new Map<CatalogEntry | undefined, string[]>([[header, []]])
  let before = header
  for (const [key, text] of wanted) {
    before = active.get(key) ?? before
    if (active.has(key)) behind.set(before, [])
    else behind.get(before)?.push(write(text, key))
  }
  return behind
}

const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Transfer-Encoding': '8bit',
  Language: '',
  'MIME-Version': '1.0',
}

function headerText(language: string): string {
  return po.compile({ charset: 'utf-8', headers: { ...headers, Language: language }, translations: {} }).toString()
}

function isHeader({ context, source }: CatalogEntry): boolean {
  return context === undefined && source === ''
}

function byKey(entries: readonly CatalogEntry[]): ReadonlyMap<string, CatalogEntry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]))
}
