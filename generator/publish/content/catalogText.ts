import { type GetTextTranslation, po } from 'gettext-parser'

interface CatalogUpdate {
  /** Texts that want a translation, in the order of the spec. */
  readonly texts: Iterable<string>
  /** The PO file as it is, empty when there is none. */
  readonly current: string
  /** Value of the `Language` header, for example `zh`. */
  readonly language: string
}

interface UpdatedCatalog {
  readonly text: string
  readonly translated: number
  readonly missing: number
  readonly obsolete: number
}

/**
 * A PO file with exactly the given texts: known translations stay, new texts are empty, and those no longer asked for are
 * kept as obsolete entries (`#~`), so that a text that comes back finds its translation.
 */
export function updateCatalog({ texts, current, language }: CatalogUpdate): UpdatedCatalog {
  const known = knownEntries(current)
  const wanted = [...texts]
  const entries = wanted.map((msgid): GetTextTranslation => known.get(msgid) ?? { msgid, msgstr: [''] })
  const used = new Set(wanted)
  const obsolete = [...known.values()].filter(({ msgid, msgstr }) => !used.has(msgid) && msgstr[0])
  const table = {
    charset: 'utf-8',
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      Language: language,
      'MIME-Version': '1.0',
    },
    translations: { '': Object.fromEntries(entries.map((entry) => [entry.msgid, entry])) },
    ...(obsolete.length > 0
      ? { obsolete: { '': Object.fromEntries(obsolete.map((entry) => [entry.msgid, entry])) } }
      : {}),
  }
  const translated = entries.filter(({ msgstr, comments }) => msgstr[0] && !comments?.flag?.includes('fuzzy')).length
  return {
    text: `${po.compile(table).toString('utf8').trimEnd()}\n`,
    translated,
    missing: entries.length - translated,
    obsolete: obsolete.length,
  }
}

function knownEntries(text: string): Map<string, GetTextTranslation> {
  if (text === '') return new Map()
  const { translations, obsolete = {} } = po.parse(text)
  const all = [...Object.values(obsolete), ...Object.values(translations)].flatMap((context) => Object.values(context))
  return new Map(
    all
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr, comments }) => [msgid, comments ? { msgid, msgstr, comments } : { msgid, msgstr }]),
  )
}
