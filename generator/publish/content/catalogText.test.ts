import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCatalogEntries } from '../../contract/catalogEntries.ts'
import { updateCatalog } from './catalogText.ts'

const header = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: zh\\n"
"MIME-Version: 1.0\\n"
`

function update(texts: readonly string[], current = '') {
  return updateCatalog({ texts, current, language: 'zh' })
}

test('a new catalog has every text, in the order of the spec, without translations', () => {
  expect(update(['Place order', 'Cancel order'])).toMatchObject({
    text: `${header}\nmsgid "Place order"\nmsgstr ""\n\nmsgid "Cancel order"\nmsgstr ""\n`,
    translated: 0,
    missing: 2,
    obsolete: 0,
  })
})

test('a new text stands behind the one that it follows in the spec', () => {
  const current = `${header}\nmsgid "Place order"\nmsgstr "下单"\n`
  expect(update(['Cancel order', 'Place order'], current)).toMatchObject({
    text: `${header}\nmsgid "Cancel order"\nmsgstr ""\n\nmsgid "Place order"\nmsgstr "下单"\n`,
    translated: 1,
    missing: 1,
    obsolete: 0,
  })
})

test('a translation that is no longer asked for is kept as obsolete, and used again when its text comes back', () => {
  const current = `${header}\nmsgid "Place order"\nmsgstr "下单"\n`
  const without = update([], current)
  expect(without).toMatchObject({ translated: 0, missing: 0, obsolete: 1 })
  expect(without.text).toContain('#~ msgid "Place order"\n#~ msgstr "下单"\n')
  expect(update(['Place order'], without.text)).toMatchObject({ text: current, translated: 1, obsolete: 0 })
})

test('a text without a translation that is no longer asked for goes', () => {
  expect(update([], `${header}\nmsgid "Place order"\nmsgstr ""\n`)).toMatchObject({ text: header, obsolete: 0 })
})

test('a text that changed is missing, never stale', () => {
  const { text } = update(['Place an order'], `${header}\nmsgid "Place order"\nmsgstr "下单"\n`)
  expect(text).toContain('msgid "Place an order"\nmsgstr ""\n')
})

test('comments of translators stay; a fuzzy translation is kept but counts as missing', () => {
  const current = `${header}\n# Term agreed on in May.\nmsgid "Position"\nmsgstr "持仓"\n\n#, fuzzy\nmsgid "Order"\nmsgstr "订单"\n`
  expect(update(['Position', 'Order'], current)).toMatchObject({
    text: current,
    translated: 1,
    missing: 1,
    obsolete: 0,
  })
})

test('updating twice gives the same bytes', () => {
  const texts = ['First line\nsecond "line"', 'A'.repeat(200), '价格 `px` {x}', '100']
  const once = update(texts).text
  expect(update(texts, once).text).toBe(once)
})

test('texts that look like numbers or like members of an object are texts as any', () => {
  const { text, missing } = update(['Orders', '200', '__proto__', 'constructor', '7'])
  const ids = [...text.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id)
  expect(ids.sort()).toEqual(['200', '7', 'Orders', '__proto__', 'constructor'])
  expect(missing).toBe(5)
})

const folder = new URL('../../../tests/fixtures/catalogs/', import.meta.url)
const written = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)

/** Catalogs as Weblate, Poedit, Transifex, Crowdin and GNU gettext write them, also on Windows and without a last line end. */
const catalogs = written.flatMap(([file, text]) => [
  [file, text] as const,
  [`${file} with line ends of Windows`, text.replaceAll('\n', '\r\n')] as const,
  [`${file} that begins with a byte order mark`, `\uFEFF${text}`] as const,
  [`${file} that ends in its last line`, text.trimEnd()] as const,
])

function textsIn(catalog: string): string[] {
  const own = parseCatalogEntries(catalog).entries.filter(
    ({ context, source, isObsolete }) => context === undefined && source !== '' && !isObsolete,
  )
  return own.map(({ source }) => source)
}

/** Lines that a person or a tool wrote, of obsolete entries too. */
function linesOf(catalog: string): string[] {
  return catalog
    .split(/\r?\n/)
    .map((line) => line.replace(/^#~(?:(\|) ?| ?)/, (_, previous?: string) => (previous ? '#| ' : '')).trim())
    .filter((line) => line !== '')
}

describe.each(catalogs)('%s', (_, current) => {
  test('stays as it is, byte for byte, when the spec asks for the same texts', () => {
    expect(update(textsIn(current), current).text).toBe(current)
  })

  test('gets a new entry and is the same around it', () => {
    const [first = '', ...others] = textsIn(current)
    const { text } = update([first, 'A new text', ...others], current)
    const lineEnd = current.includes('\r\n') ? '\r\n' : '\n'
    const entry = `${lineEnd}msgid "A new text"${lineEnd}msgstr ""${lineEnd}`
    expect(text.split(entry).join('')).toBe(current)
  })

  test('keeps every line of a translator when no text is wanted, and of an entry that nobody translated none', () => {
    const before = linesOf(current)
    const after = linesOf(update([], current).text)
    const gone = before.filter((line) => !after.includes(line))
    expect(gone.filter((line) => !/^#[:.]|^msgid "Not translated yet\."$/.test(line))).toEqual([])
  })

  test('is as before in all but the order of entries when its texts come back', () => {
    const texts = textsIn(current)
    const { text } = update(texts, update([], current).text)
    expect(linesOf(text).toSorted()).toEqual(linesOf(update(texts, text).text).toSorted())
    expect(textsIn(text).toSorted()).toEqual(texts.toSorted())
  })
})

test('an entry with a context is kept as it is and never the translation of a text of the spec', () => {
  const own = '#. for the tool\n#, fuzzy\nmsgctxt "menu"\nmsgid "List stations"\nmsgstr "菜单"\n'
  expect(update(['List stations'], `${header}\n${own}`)).toMatchObject({
    text: `${header}\nmsgid "List stations"\nmsgstr ""\n\n${own}`,
    translated: 0,
    missing: 1,
    obsolete: 0,
  })
})

test('an entry that nobody translated stays for the comment of a translator', () => {
  const note = '# Ask the harbour master.\n'
  expect(update([], `${header}\n${note}msgid "Berth"\nmsgstr ""\n`).text).toBe(
    `${header}\n${note}#~ msgid "Berth"\n#~ msgstr ""\n`,
  )
})

test('a plural translates with its first form, and any form keeps it', () => {
  const entry = 'msgid "ship"\nmsgid_plural "ships"\nmsgstr[0] "船"\nmsgstr[1] ""\n'
  expect(update(['ship'], `${header}\n${entry}`)).toMatchObject({ text: `${header}\n${entry}`, translated: 1 })
  const second = entry.replace('"船"', '""').replace('msgstr[1] ""', 'msgstr[1] "船"')
  expect(update([], `${header}\n${second}`).text).toContain('#~ msgstr[1] "船"')
})

test('new texts are folded as those of the file', () => {
  const long = 'Number of the berth, counted from the sea to the land; piers count apart, and so do anchorages.'
  const unfolded = `${header}\nmsgid "${long}"\nmsgstr ""\n`
  expect(update([long, `${long} More.`], unfolded).text).toContain(`\nmsgid "${long} More."\n`)
  expect(update([long], header).text).toContain('\nmsgid ""\n"Number of the berth')
})

test('a broken catalog is not written again', () => {
  expect(() => update(['A'], `${header}\nmsgid "A"\n`)).toThrow(
    'The catalog is broken in line 8: The entry is not whole',
  )
})

const word = fc.constantFrom(
  'berth',
  'pier "A"',
  'back\\slash',
  '船',
  'two\nlines',
  'a'.repeat(90),
  '#~ no comment',
  '__proto__',
)
const prose = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const comment = fc
  .tuple(
    fc.constantFrom('# ', '#. ', '#: ', '#, ', '#| ', '#'),
    fc.constantFrom('Anna', 'fuzzy', 'msgid "x"', 'b.yaml:3', ''),
  )
  .map(([mark, text]) => `${mark}${text}\n`)
const quoted = (text: string) => (text === '' ? '""' : JSON.stringify(text).replaceAll('\\n', '\\n"\n"'))

const entryText = fc
  .record({
    gap: fc.constantFrom('', '\n', '\n\n'),
    comments: fc.array(comment, { maxLength: 3 }),
    context: fc.option(prose, { nil: undefined }),
    source: prose,
    plural: fc.option(prose, { nil: undefined }),
    translation: fc.oneof(fc.constant(''), prose),
    isObsolete: fc.boolean(),
  })
  .map(({ gap, comments, context, source, plural, translation, isObsolete }) => {
    const form = plural === undefined ? 'msgstr' : 'msgstr[0]'
    const parts = [
      ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
      `msgid ${quoted(source)}`,
      ...(plural === undefined ? [] : [`msgid_plural ${quoted(plural)}`]),
      `${form} ${quoted(translation)}`,
    ]
    const lines = parts.join('\n').split('\n')
    return {
      key: isObsolete ? undefined : JSON.stringify([context, source]),
      source,
      text: `${gap}${comments.join('')}${lines.map((line) => `${isObsolete ? '#~ ' : ''}${line}\n`).join('')}`,
    }
  })

const randomCatalog = fc
  .tuple(
    fc.uniqueArray(entryText, {
      maxLength: 8,
      selector: ({ key }) => key,
      comparator: (a, b) => a !== undefined && a === b,
    }),
    fc.array(comment, { maxLength: 2 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([entries, rest, lineEnd]) => ({
    current: [header, ...entries.map(({ text }) => text), '\n', ...rest].join('').replaceAll('\n', lineEnd),
    sources: entries.map(({ source }) => source),
  }))

test('of any catalog and any texts, nothing of a translator is lost, and a second time changes nothing', () => {
  const asked = randomCatalog.chain(({ current, sources }) =>
    fc.record({
      current: fc.constant(current),
      kept: fc.subarray(sources),
      fresh: fc.array(prose, { maxLength: 3 }),
    }),
  )
  fc.assert(
    fc.property(asked, ({ current, kept, fresh }) => {
      const texts = [...new Set([...kept, ...fresh])]
      const first = update(texts, current)
      const [before, after] = [current, first.text].map((text) => parseCatalogEntries(text))
      expect(after?.problem).toBeUndefined()
      const of = (parsed: typeof before) => (parsed?.entries ?? []).filter(({ isEmpty }) => !isEmpty)
      const work = (parsed: typeof before) =>
        of(parsed).map(({ text, context, source, translation }) =>
          JSON.stringify([context, source, translation, linesOf(text)]),
        )
      expect(work(after).toSorted()).toEqual(work(before).toSorted())
      expect(after?.rest).toBe(before?.rest)
      const open = new Set(textsIn(first.text))
      expect(texts.filter((text) => !open.has(text))).toEqual([])
      expect(first.translated + first.missing).toBe(texts.length)
      expect(update(texts, first.text)).toEqual({ ...first, isChanged: false })
    }),
    { numRuns: 300 },
  )
})

describe('an entry tells a translator where its text stands', () => {
  const text = {
    source: 'Name',
    references: ['specs/openapi.yaml:7'],
    notes: ['GET /orders, parameter name, description'],
  }
  const told = '#. GET /orders, parameter name, description\n#: specs/openapi.yaml:7\n'
  const wanted = (own: object) =>
    updateCatalog({ texts: [{ ...text, ...own }], current: entryWith(''), language: 'zh' })
  const entryWith = (comments: string) => `${header}\n${comments}msgid "Name"\nmsgstr "名称"\n`

  test('in a new entry', () => {
    expect(updateCatalog({ texts: [text], current: '', language: 'zh' }).text).toBe(
      `${header}\n${told}msgid "Name"\nmsgstr ""\n`,
    )
  })

  test('in an entry that is there, between the comment of a person and the flags', () => {
    expect(wanted({}).text).toBe(entryWith(told))
    const current = entryWith('# Mine.\n#. old\n#: old.yaml:1\n#, fuzzy\n')
    expect(updateCatalog({ texts: [text], current, language: 'zh' }).text).toBe(entryWith(`# Mine.\n${told}#, fuzzy\n`))
  })

  test('in the lines of another program, where they say the same', () => {
    const current = entryWith('#: a.yaml:1\n#: b.yaml:2\n')
    const texts = [{ source: 'Name', references: ['a.yaml:1', 'b.yaml:2'] }]
    expect(updateCatalog({ texts, current, language: 'zh' }).text).toBe(current)
  })

  test('and one that alone differs is no change of the catalog', () => {
    expect(wanted({}).isChanged).toBe(false)
    expect(updateCatalog({ texts: [text, 'Other'], current: entryWith(''), language: 'zh' }).isChanged).toBe(true)
  })
})

describe('a translation that a command made', () => {
  const fill = (current: string, source = 'Name') =>
    updateCatalog({ texts: [source], current, language: 'zh', filled: new Map([[source, '命令']]) })
  const mark = '# Translated by a command, read by nobody (uoaaee)\n#, fuzzy\n'

  test.each([
    ['is written in a new entry', ''],
    ['is written in an empty entry', `${header}\nmsgid "Name"\nmsgstr ""\n`],
  ])('%s, marked as read by nobody', (_, current) => {
    const { text } = fill(current)
    expect(text.replace(/\(\w+\)/, '(uoaaee)')).toBe(`${header}\n${mark}msgid "Name"\nmsgstr "命令"\n`)
    expect(fill(text)).toMatchObject({ text, translated: 1, missing: 0, unread: 1, empty: [] })
  })

  test('stands beside the comments of people and the flags of programs', () => {
    const comments = '# Ask Li.\n#, no-wrap\n'
    const { text } = fill(`${header}\n${comments}msgid "Name"\nmsgstr ""\n`)
    expect(text).toMatch(
      /\n# Translated by a command, read by nobody \(\w+\)\n# Ask Li\.\n#, fuzzy, no-wrap\nmsgid "Name"\nmsgstr "命令"\n/,
    )
  })

  test.each([
    ['a person made', 'msgid "Name"\nmsgstr "名称"\n'],
    ['a person began', '#, fuzzy\nmsgid "Name"\nmsgstr "名"\n'],
    ['has several forms', 'msgid "Name"\nmsgid_plural "Names"\nmsgstr[0] ""\n'],
  ])('never takes the place of one that %s', (_, entry) => {
    expect(fill(`${header}\n${entry}`)).toMatchObject({ text: `${header}\n${entry}`, empty: [] })
  })

  test('counts as read without the flag, and as no translation on another text', () => {
    const { text } = fill('')
    expect(fill(text.replace('#, fuzzy\n', ''))).toMatchObject({ translated: 1, unread: 0 })
    expect(fill(text.replace('"Name"', '"Names"'), 'Names')).toMatchObject({ translated: 0, unread: 0 })
  })
})

test('a catalog of texts with contexts holds equal texts apart', () => {
  const texts = ['menu', 'page'].map((context) => ({ context, source: 'Search' }))
  const filled = new Map([['menu\u0004Search', '搜索']])
  const once = updateCatalog({ texts, current: '', language: 'zh', hasContexts: true, filled })
  expect(once.text).toContain('msgctxt "menu"\nmsgid "Search"\nmsgstr "搜索"\n')
  expect(once.text).toContain('msgctxt "page"\nmsgid "Search"\nmsgstr ""\n')
  expect(updateCatalog({ texts: texts.slice(1), current: once.text, language: 'zh', hasContexts: true })).toMatchObject(
    {
      missing: 1,
      obsolete: 1,
    },
  )
})
