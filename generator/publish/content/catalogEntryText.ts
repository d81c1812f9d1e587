import { po } from 'gettext-parser'
import type { WantedText } from '../../contract/catalog.ts'
import type { CatalogEntry } from '../../contract/catalogEntries.ts'
import { filledComment } from '../../contract/filledEntry.ts'

/** Writes entries in the style of a file: with its line length and line ends. */
interface EntryWriter {
  /** A new entry. A translation by a command is marked as unread. */
  readonly write: (text: WantedText, translation?: { readonly text: string; readonly isFilled: boolean }) => string
  /** An entry with a translation that a command made. */
  readonly fill: (entry: CatalogEntry, translation: string) => string
  /** The entry with the current notes of its text. An entry with the same notes keeps its bytes. */
  readonly tell: (entry: string, text: WantedText) => string
}

export function writerLike(file: string): EntryWriter {
  const eol = file.includes('\r\n') ? '\r\n' : '\n'
  const isUnfolded = /^(?:msg\w+ )?"(?=(?:[^\n ]* ){9})[^\n]{90}/m.test(file)
  const compile = ({ source, context }: Pick<WantedText, 'source' | 'context'>, translation: string): string => {
    const own = { msgid: source, msgstr: [translation], ...(context === undefined ? {} : { msgctxt: context }) }
    const translations = { [context ?? '']: Object.fromEntries([[source, own]]) }
    const options = { eol, ...(isUnfolded ? { foldLength: 0 } : {}) }
    const text = po.compile({ charset: 'utf-8', headers: {}, translations }, options).toString()
    return text.slice(text.indexOf(eol + eol) + eol.length)
  }
  const fill = (entry: CatalogEntry, translation: string): string => {
    const [, head = ''] = splitEntry(entry.text)
    const written = compile(entry, translation)
    return withFlag(`${head}${written.slice(eol.length)}`, filledComment(entry.source), eol)
  }
  const tell = (entry: string, text: WantedText): string => withSources(entry, text, eol)
  return {
    write(text, translation) {
      const written = tell(compile(text, translation?.text ?? ''), text)
      return translation?.isFilled ? withFlag(written, filledComment(text.source), eol) : written
    },
    ...{ fill, tell },
  }
}

/** Comments and empty lines of an entry, and its message. */
function splitEntry(entry: string): readonly [message: string, comments: string] {
  const [comments = ''] = /^(?:[ \t\uFEFF]*(?:#(?!~(?!\|))[^\n]*)?(?:\n|$))*/.exec(entry) ?? []
  return [entry.slice(comments.length), comments]
}

/** An entry that is `fuzzy` and has a comment of its own. */
function withFlag(entry: string, comment: string, eol: string): string {
  const [message, comments] = splitEntry(entry)
  const lines = comments.split(/(?<=\n)/).filter((line) => line.trim() !== comment)
  const first = lines.findIndex((line) => line.startsWith('#'))
  const at = first === -1 ? lines.length : first
  const flags = lines.find((line) => line.startsWith('#,'))
  const flagged = flags
    ? lines.map((line) => (line === flags ? line.replace(/^#,\s*/, '#, fuzzy, ') : line))
    : [...lines, `#, fuzzy${eol}`]
  return [...flagged.slice(0, at), comment + eol, ...flagged.slice(at), message].join('')
}

/** Replaces the comments about the source of a text; comments of people and flags stay. */
function withSources(entry: string, { references, notes }: WantedText, eol: string): string {
  if (!references && !notes) return entry
  const [message, comments] = splitEntry(entry)
  const lines = comments.split(/(?<=\n)/).filter((line) => line !== '')
  const told = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : [])).join(' ')
  if (told('#.') === (notes ?? []).join(' ') && told('#:') === (references ?? []).join(' ')) return entry
  const kept = lines.filter((line) => !/^#[.:]/.test(line))
  const at = kept.findIndex((line) => /^#[,|=]/.test(line))
  const end = at === -1 ? kept.length : at
  const own = [
    ...(notes ?? []).map((note) => `#. ${note}`),
    ...(references?.length ? [`#: ${references.join(' ')}`] : []),
  ]
  return [...kept.slice(0, end), ...own.map((line) => line + eol), ...kept.slice(end), message].join('')
}

/** An obsolete entry, in use again. */
export function activeText({ text }: CatalogEntry): string {
  return separate(text.replaceAll(/^#~(?:(\|)|[ \t]?)/gm, (_, previous?: string) => (previous ? '#|' : '')))
}

/** An entry as an obsolete one. */
export function obsoleteText({ text }: CatalogEntry): string {
  return separate(text.replaceAll(/^#\|/gm, '#~|').replaceAll(/^[ \t\uFEFF]*(?=["m])/gm, '#~ '))
}

/** An entry behind an empty line. */
function separate(text: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  return lineEnd + text.replace(/^\s+/, '')
}
