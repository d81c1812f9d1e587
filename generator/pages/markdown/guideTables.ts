import type { PhrasingContent, RootContent, Table } from 'mdast'
import { cellOf, type GuideCell, type GuideTable } from '../../contract/guideTable.ts'
import { localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { channelRow, type EntryRow, operationRow } from '../../model/view/entryRows.ts'
import { type MarkdownContext, nameText, proseNodes } from './markdownContext.ts'
import { code, link, listOf, table, text } from './markdownParts.ts'
import { inBrackets } from './punctuation.ts'
import { entryLink, replacementLink } from './replacementLink.ts'

/** Rows of a data file; `keys` names the columns to show, all when it is left out. */
export function dataTable({ columns, rows }: GuideTable, keys: string | undefined, context: MarkdownContext): Table {
  const wanted = keys?.split(',').map((key) => key.trim())
  const shown = columns.filter(({ key }) => wanted === undefined || wanted.includes(key))
  const header = shown.map(({ label }) => text(nameText(label, context)))
  const body = rows.map((row) =>
    shown.map(({ key, kind }) => {
      const value = cellText(cellOf(row, key), context)
      return kind === 'code' && value !== '' ? [code(value)] : text(value)
    }),
  )
  return table([header, ...body])
}

function cellText(value: GuideCell, { locale, defaultLocale }: MarkdownContext): string {
  if (value === null) return ''
  return typeof value === 'object' ? localized(value, locale, defaultLocale).text : String(value)
}

/** Everything deprecated of one API beside what takes its place, with the names that changed. */
export function migrationTable(from: Api, context: MarkdownContext): Table {
  const { labels } = context
  const deprecated = [...from.operations.map(operationRow), ...from.channels.map(channelRow)].filter(
    ({ deprecation }) => deprecation,
  )
  const rows = deprecated.map((entry) => [
    entryLink(entry, from.id, context),
    replacementsOf(entry, from, context),
    (entry.deprecation?.fields ?? []).flatMap(({ from: old, to }, index): PhrasingContent[] => [
      ...text(index === 0 ? '' : context.labels.enumerationComma),
      code(`${old} → ${to}`),
    ]),
  ])
  return table([[text(nameText(from.title, context)), text(labels.replacedBy), text(labels.renamed)], ...rows])
}

function replacementsOf({ kind, deprecation }: EntryRow, api: Api, context: MarkdownContext): PhrasingContent[] {
  const names = deprecation?.replacements ?? []
  const note = deprecation?.note
    ? proseNodes(deprecation.note, context).flatMap((node) => (node.type === 'paragraph' ? node.children : []))
    : []
  if (names.length === 0) return note.length > 0 ? note : text(context.labels.noReplacement)
  const links = names.flatMap((name, index): PhrasingContent[] => {
    return [...text(index === 0 ? '' : context.labels.enumerationComma), ...replacementLink(name, kind, api, context)]
  })
  return [...links, ...text(note.length > 0 ? context.labels.stop : ''), ...note]
}

/** Channels of an API as a list of links. */
export function channelList({ id: api, channels }: Api, context: MarkdownContext): RootContent {
  return listOf(
    channels.map(({ id, address, title, access }) => [
      code(address),
      ...text(' — '),
      ...link(context.pathOfEntry(api, id), nameText(title, context)),
      ...text(
        inBrackets(access === 'private' ? context.labels.privateChannel : context.labels.publicChannel, context.labels),
      ),
    ]),
  )
}

/** `NEW>FILLED:filled at once;…` as a list. */
export function transitionList(transitions: string): RootContent {
  const items = transitions.split(';').filter((part) => part.trim() !== '')
  return listOf(
    items.map((part) => {
      const [states = '', ...label] = part.split(':')
      const [from = '', to = ''] = states.split('>').map((state) => state.trim())
      return [code(from), ...text(' → '), code(to), ...text(label.length > 0 ? ` ${label.join(':').trim()}` : '')]
    }),
  )
}
