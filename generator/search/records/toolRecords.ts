import { isKept } from '../../contract/book.ts'
import type { Channel } from '../../contract/channel.ts'
import { debuggerAnchor } from '../../contract/components.ts'
import type { Download } from '../../contract/downloads.ts'
import { anchorOf } from '../../contract/ids.ts'
import { localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import type { SearchKind, SearchRecord } from '../../contract/search.ts'
import { type EntryText, entryTexts } from '../../messages/catalogs.ts'
import { sayWith } from '../../messages/fillText.ts'
import { phrasesIn } from '../index/phraseList.ts'
import { joined, type RecordContext, recordOf, textIn } from './recordContext.ts'

/** Anchor and heading of a place on the page. */
interface Spot {
  readonly anchor: string
  readonly heading: string
  readonly isDeprecated?: boolean | undefined
}

type Own = 'debugger' | 'login' | 'book' | 'replay' | Download['kind']

/** The texts of entries in the language of the records. */
export function sayEntry({ locale, messages }: Pick<RecordContext, 'locale' | 'messages'>) {
  return sayWith(entryTexts.textsIn(locale, messages))
}

/** Names that readers give an entry: in their language, and in English. */
export function askedNames(
  name: EntryText,
  { locale, messages }: Pick<RecordContext, 'locale' | 'messages'>,
): string[] {
  const texts = [entryTexts.textsIn(locale, messages)[name], entryTexts.textsIn('en')[name]]
  return [...new Set(texts.flatMap(phrasesIn))]
}

/** The signature debugger of an API, for requests or for WebSocket logins. */
export function debuggerRecords(
  api: Api | undefined,
  signs: 'request' | 'login',
  context: RecordContext,
): SearchRecord[] {
  const isLogin = signs === 'login'
  if (!api?.securitySchemes.some(({ signing }) => (isLogin ? signing?.login : signing))) return []
  const say = sayEntry(context)
  const name = isLogin ? 'login' : 'debugger'
  const heading = say('of', { kind: say(name), title: isLogin ? context.route.title : titleOf(api, context) })
  return [record('tool', { anchor: debuggerAnchor(signs), heading }, name, say('debugger.text'), context)]
}

/** The debugger of an order book that readers keep from a channel. */
export function bookRecords(
  { id, title, book, deprecation }: Pick<Channel, 'id' | 'title' | 'book' | 'deprecation'>,
  context: RecordContext,
): SearchRecord[] {
  if (!book || !isKept(book)) return []
  const say = sayEntry(context)
  const heading = say('of', { kind: say('book'), title: textIn(title, context) })
  const anchor = anchorOf(id, 'book-debugger')
  const isDeprecated = deprecation !== undefined
  return [record('tool', { anchor, heading, isDeprecated }, 'book', say('book.text'), context)]
}

/** The kinds of files of an API, in the language of the records. */
export function downloadsText(api: Api | undefined, context: RecordContext): string {
  const say = sayEntry(context)
  return joined(...kindsOf(api, context).map((kind) => say(kind)))
}

function kindsOf(api: Api | undefined, { downloads }: RecordContext): Download['kind'][] {
  return [...new Set(downloads.flatMap((own) => (own.api === api?.id ? [own.kind] : [])))]
}

/** The files of an API that readers take with them. */
export function downloadRecords(
  api: Api | undefined,
  { anchor, isDeprecated }: Omit<Spot, 'heading'>,
  context: RecordContext,
): SearchRecord[] {
  if (!api) return []
  const say = sayEntry(context)
  const title = titleOf(api, context)
  return kindsOf(api, context).map((kind) =>
    record(
      'file',
      { anchor, heading: say('of', { kind: say(kind), title }), isDeprecated },
      kind,
      say('download.text', { api: title }),
      context,
    ),
  )
}

/** A recipe that a page shows a part of. */
export function programRecords(name: string, { anchor, heading }: Spot, context: RecordContext): SearchRecord[] {
  const files = (context.recipes.get(name) ?? []).map(({ file }) => file)
  if (files.length === 0) return []
  const say = sayEntry(context)
  const names = [...files, ...askedNames('program.asked', context)]
  const text = say('program.text', { files: new Intl.ListFormat(context.locale).format(files) })
  return [
    recordOf(
      { kind: 'program', anchor, heading: say('of', { kind: say('program'), title: heading }), names, text },
      context,
    ),
  ]
}

/** A link to a replay of the mock in the page. */
export function replayRecord(title: string, { anchor, heading }: Spot, context: RecordContext): SearchRecord {
  return record('tool', { anchor, heading: title }, 'replay', heading, context)
}

function titleOf({ title }: Api, { locale, defaultLocale }: RecordContext): string {
  return localized(title, locale, defaultLocale).text
}

function record(
  kind: SearchKind,
  { anchor, heading, isDeprecated = false }: Spot,
  name: Own,
  text: string,
  context: RecordContext,
): SearchRecord {
  const names = [heading, ...askedNames(`${name}.asked`, context)]
  return recordOf({ kind, anchor, heading, names, text, isDeprecated }, context)
}
