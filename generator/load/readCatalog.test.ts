import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { catalogFile, parseCatalog, readCatalog } from './readCatalog.ts'

const file = 'specs/spot/i18n/zh.po'
const notWhole = 'The entry is not whole: msgid and msgstr each have a text in quotes.'
const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'

function parse(text: string) {
  return parseCatalog({ api: 'spot', locale: 'zh', file, text })
}

function messagesOf(entries: string): [string, string][] {
  return [...parse(header + entries).value.messages]
}

test('a catalog lies beside the first spec file of its API', () => {
  expect(catalogFile({ id: 'spot', specs: ['specs/spot/openapi.yaml', 'other/asyncapi.yaml'] }, 'zh')).toBe(
    'specs/spot/i18n/zh.po',
  )
  expect(catalogFile({ id: 'spot', specs: ['openapi.yaml'] }, 'zh')).toBe('i18n/zh.po')
  expect(catalogFile({ id: 'spot', specs: ['../services/spot.yaml'] }, 'zh')).toBe('specs/spot/i18n/zh.po')
})

test('a translation is found under its source text', () => {
  expect(messagesOf('msgid "Place order"\nmsgstr "下单"\n')).toEqual([['Place order', '下单']])
})

test('a text of several lines is one text', () => {
  const entry = 'msgid ""\n"First line\\n"\n"second \\"quoted\\" line"\nmsgstr ""\n"第一行\\n"\n"第二行"\n'
  expect(messagesOf(entry)).toEqual([['First line\nsecond "quoted" line', '第一行\n第二行']])
})

test('fuzzy, empty and obsolete entries do not count', () => {
  const entries =
    '#, fuzzy\nmsgid "A"\nmsgstr "甲"\n\nmsgid "B"\nmsgstr ""\n\n#, markdown-text\nmsgid "C"\nmsgstr "丙"\n\n#~ msgid "D"\n#~ msgstr "丁"\n'
  expect(messagesOf(entries)).toEqual([['C', '丙']])
})

test.each([
  [
    'a quote that is not closed',
    'msgid "A"\nmsgstr "甲\n\nmsgid "B"\nmsgstr "乙"\n',
    6,
    'A text in quotes does not end on its line.',
  ],
  [
    'a text that is cut off in an escape',
    'msgid "A"\nmsgstr ""\n"甲\\',
    7,
    'A text in quotes does not end on its line.',
  ],
  [
    'a merge conflict',
    'msgid "Z"\nmsgstr "末"\n<<<<<<< HEAD\nmsgid "A"\nmsgstr "甲"\n',
    7,
    'This line is no part of an entry: <<<<<<< HEAD',
  ],
  ['a quote within a text', 'msgid "the "A""\nmsgstr "甲"\n', 5, 'This line is no part of an entry: msgid "the "A""'],
  ['no msgstr', 'msgid "A"\n\nmsgid "B"\nmsgstr "乙"\n', 5, notWhole],
  ['no msgstr at the end', 'msgid "A"\nmsgstr "甲"\n\n# note\nmsgid "B"', 9, notWhole],
  ['a msgstr without a text', 'msgid "A"\nmsgstr\n', 5, notWhole],
  ['an obsolete entry without msgstr', '#~ msgid "a"\n', 5, notWhole],
  [
    'an entry that is obsolete in part',
    '#~ msgid "A"\nmsgstr "甲"\n',
    5,
    'Some lines of the entry begin with "#~", and others do not.',
  ],
  [
    'two entries',
    'msgid "A"\nmsgstr "甲"\n\nmsgid "A"\nmsgstr ""\n',
    8,
    '"A" has a second entry; the first is on line 5.',
  ],
  [
    'two entries with a context',
    'msgctxt "m"\nmsgid "A"\nmsgstr ""\n\nmsgctxt "m"\nmsgid "A"\nmsgstr ""\n',
    9,
    '"A" has a second entry; the first is on line 5.',
  ],
  ['two headers', 'msgid ""\nmsgstr "Language: zh\\n"\n', 5, 'A second header; the first is on line 1.'],
])('%s is reported with its line', (_, entries, line, message) => {
  expect(parse(header + entries)).toMatchObject({
    value: { messages: new Map() },
    diagnostics: [{ code: 'catalog-syntax', severity: 'error', file, line, column: 1, message }],
  })
})

test.each([
  ['a file without a byte', '', 'The catalog has no entries.'],
  ['a file of white space and comments', '\n\n# Licence\n', 'The catalog has no entries.'],
  [
    'a catalog without a header',
    'msgid "A"\nmsgstr "甲"\n',
    'The catalog has no header: an entry whose msgid is empty.',
  ],
])('%s is reported', (_, text, message) => {
  expect(parse(text).diagnostics).toMatchObject([{ code: 'catalog-syntax', line: 1, column: 1, message }])
})

test('an obsolete entry may stand beside one of the same text, and one with a context beside one without', () => {
  const entries = '#~ msgid "A"\n#~ msgstr "旧"\n\nmsgctxt "m"\nmsgid "A"\nmsgstr "菜"\n\nmsgid "A"\nmsgstr "甲"\n'
  expect(messagesOf(entries)).toEqual([['A', '甲']])
})

test('entries with a context translate nothing and are counted', () => {
  const entries = 'msgctxt "m"\nmsgid "A"\nmsgstr "甲"\n\nmsgctxt ""\nmsgid "B"\nmsgstr "乙"\n'
  expect(parse(header + entries)).toMatchObject({
    value: { messages: new Map() },
    diagnostics: [
      {
        ...{ code: 'catalog-context', severity: 'warning', file, line: 5 },
        message: 'Entries with a context (msgctxt) translate nothing; there are 2, the first of "A".',
      },
    ],
  })
})

test('a plural translates with its first form', () => {
  expect(messagesOf('msgid "ship"\nmsgid_plural "ships"\nmsgstr[0] "船"\nmsgstr[1] "舟"\n')).toEqual([['ship', '船']])
})

test('the line of each translation is known, also with line ends of Windows and behind obsolete entries', () => {
  const entries =
    '#~ msgid "Old"\n#~ msgstr "旧"\n\n#: info.title\nmsgid ""\n"Cancels \\"all\\" orders.\\n"\n"At once."\nmsgstr "撤销"\n'
  const lines = [['Cancels "all" orders.\nAt once.', 12]]
  expect([...(parse(header + entries).value.lines ?? [])]).toEqual(lines)
  expect([...(parse((header + entries).replaceAll('\n', '\r\n')).value.lines ?? [])]).toEqual(lines)
})

async function readBytes(bytes: Uint8Array) {
  const root = await temporaryFolder({ [file]: '' })
  await writeFile(join(root, file), bytes)
  return readCatalog(root, { id: 'spot', specs: ['specs/spot/openapi.yaml'] }, 'zh')
}

const gbk = [0xcf, 0xc2, 0xb5, 0xa5]

test('a catalog in another charset is refused, and how to convert it is said', async () => {
  const { value, diagnostics } = await readBytes(
    Buffer.concat([
      Buffer.from(`${header.replace('utf-8', 'GBK')}msgid "A"\nmsgstr "`),
      Buffer.from([...gbk, 0x22, 10]),
    ]),
  )
  expect(value.messages.size).toBe(0)
  expect(diagnostics).toMatchObject([
    {
      ...{ code: 'file-encoding', severity: 'error', file, line: 3, column: 36 },
      message: 'The header says that the catalog is in GBK.',
      hint: expect.stringContaining('msgconv --to-code=UTF-8'),
    },
  ])
})

test('a catalog that is not in the charset of its header is an error at the first wrong byte', async () => {
  const { diagnostics } = await readBytes(
    Buffer.concat([Buffer.from(`${header}msgid "A"\nmsgstr "`), Buffer.from(gbk)]),
  )
  expect(diagnostics).toMatchObject([{ code: 'file-encoding', severity: 'error', file, line: 6, column: 9 }])
})

test('a catalog that cannot be read is an error, not an empty one', async () => {
  const root = await temporaryFolder({ [`${file}/of-a-folder`]: '' })
  const { diagnostics } = await readCatalog(root, { id: 'spot', specs: ['specs/spot/openapi.yaml'] }, 'zh')
  expect(diagnostics).toMatchObject([{ code: 'file-unreadable', severity: 'error', file }])
})

test('a catalog that is not there is an empty one', async () => {
  const { value, diagnostics } = await readCatalog(
    await temporaryFolder(),
    { id: 'spot', specs: ['specs/spot/openapi.yaml'] },
    'zh',
  )
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({ api: 'spot', locale: 'zh', file: 'specs/spot/i18n/zh.po', messages: new Map() })
})

test('a catalog is read from its file', async () => {
  const root = await temporaryFolder({ 'specs/i18n/zh.po': `${header}msgid "A"\nmsgstr "甲"\n` })
  const { value } = await readCatalog(root, { id: 'spot', specs: ['specs/openapi.yaml'] }, 'zh')
  expect([...value.messages]).toEqual([['A', '甲']])
})
