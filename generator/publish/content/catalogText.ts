import { po } from 'gettext-parser'
import { type CatalogEntry, parseCatalogEntries } from '../../contract/catalogEntries.ts'

interface CatalogUpdate {
  /** Texts that want a translation, in the order of the spec. */
  readonly texts: Iterable<string>
  /** The PO file as it is, empty when there is none. */
  readonly current: string
  /** Value of the `Language` header, for example `zh`. */
  readonly language: string
  /** The translation that a new text comes with. */
  readonly translate?: (text: string) => string | undefined
}

interface UpdatedCatalog {
  readonly text: string
  readonly translated: number
  readonly missing: number
  readonly obsolete: number
}

/**
 * A PO file with an entry for each of the given texts: new texts are empty, and entries no longer asked for become obsolete
 * (`#~`), so that a text that comes back finds its translation. All else stays as it is written. Throws for a broken file.
 */
export function updateCatalog({ texts, current, language, translate }: CatalogUpdate): UpdatedCatalog {
  const file = current === '' ? headerText(language) : current
  const { entries, rest, problem } = parseCatalogEntries(file)
  if (problem) throw new Error(`The catalog is broken in line ${problem.line}: ${problem.message}`)
  const wanted = new Set(texts)
  const active = byText(entries.filter(({ isObsolete }) => !isObsolete))
  const retired = byText(entries.filter(({ isObsolete }) => isObsolete))
  const back = [...retired].filter(([text]) => wanted.has(text) && !active.has(text)).map(([, entry]) => entry)
  const dropped = [...active].filter(([text]) => !wanted.has(text)).map(([, entry]) => entry)
  const moved = new Set([...back, ...dropped])
  const kept = entries.filter((entry) => !moved.has(entry))
  const obsolete = dropped.filter(({ isEmpty }) => !isEmpty)
  const write = writerLike(file)
  const added = textsBehind(entries.find(isHeader), wanted, active, (text) => {
    const entry = retired.get(text)
    return entry ? activeText(entry) : write(text, translate?.(text))
  })
  const parts = [...kept.flatMap((entry) => [entry.text, ...(added.get(entry) ?? [])]), ...obsolete.map(obsoleteText)]
  const used = [...wanted].flatMap((text) => active.get(text) ?? retired.get(text) ?? [])
  const translated = used.filter(({ translation, isFuzzy }) => translation.trim() !== '' && !isFuzzy).length
  return {
    text: parts.reduce((text, part) => (text.endsWith('\n') ? text : `${text}\n`) + part) + rest,
    translated,
    missing: wanted.size - translated,
    obsolete: [...kept.filter(({ isObsolete }) => isObsolete), ...obsolete].length,
  }
}

/** The texts of new entries, by the entry that they follow: that of the text before them in the spec. */
function textsBehind(
  header: CatalogEntry | undefined,
  wanted: ReadonlySet<string>,
  active: ReadonlyMap<string, CatalogEntry>,
  write: (text: string) => string,
): ReadonlyMap<CatalogEntry | undefined, readonly string[]> {
  const behind = new Map<CatalogEntry | undefined, string[]>([[header, []]])
  let before = header
  for (const text of wanted) {
    before = active.get(text) ?? before
    if (active.has(text)) behind.set(before, [])
    else behind.get(before)?.push(write(text))
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

/** Entries of texts of the spec, which have no context. */
function byText(entries: readonly CatalogEntry[]): ReadonlyMap<string, CatalogEntry> {
  const own = entries.filter((entry) => entry.context === undefined && !isHeader(entry))
  return new Map(own.map((entry) => [entry.source.trim(), entry]))
}

/** Writes a new entry, with lines as long and ended as those of a file. */
function writerLike(file: string): (source: string, translation?: string) => string {
  const eol = file.includes('\r\n') ? '\r\n' : '\n'
  const isUnfolded = /^(?:msg\w+ )?"(?=(?:[^\n ]* ){9})[^\n]{90}/m.test(file)
  return (source, translation = '') => {
    const translations = { '': Object.fromEntries([[source, { msgid: source, msgstr: [translation] }]]) }
    const options = { eol, ...(isUnfolded ? { foldLength: 0 } : {}) }
    const text = po.compile({ charset: 'utf-8', headers: {}, translations }, options).toString()
    return text.slice(text.indexOf(eol + eol) + eol.length)
  }
}

function activeText({ text }: CatalogEntry): string {
  return separate(text.replaceAll(/^#~(?:(\|)|[ \t]?)/gm, (_, previous?: string) => (previous ? '#|' : '')))
}

function obsoleteText({ text }: CatalogEntry): string {
  return separate(text.replaceAll(/^#\|/gm, '#~|').replaceAll(/^[ \t\uFEFF]*(?=["m])/gm, '#~ '))
}

/** An entry behind an empty line. */
function separate(text: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  return lineEnd + text.replace(/^\s+/, '')
}
