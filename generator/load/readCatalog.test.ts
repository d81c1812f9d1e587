import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { catalogFile, parseCatalog, readCatalog } from './readCatalog.ts'

const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'

function parse(text: string) {
  return parseCatalog({ api: 'spot', locale: 'zh', file: 'specs/spot/i18n/zh.po', text })
}

function messagesOf(entries: string): [string, string][] {
  return [...parse(header + entries).value.messages]
}

test('a catalog lies beside the first spec file of its API', () => {
  expect(catalogFile({ specs: ['specs/spot/openapi.yaml', 'other/asyncapi.yaml'] }, 'zh')).toBe('specs/spot/i18n/zh.po')
  expect(catalogFile({ specs: ['openapi.yaml'] }, 'zh')).toBe('i18n/zh.po')
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
  ['a quote that is not closed', 'msgid "A"\nmsgstr "甲\n\nmsgid "B"\nmsgstr "乙"\n'],
  ['a merge conflict', 'msgid "Z"\nmsgstr "末"\n<<<<<<< HEAD\nmsgid "A"\nmsgstr "甲"\n'],
  ['a quote within a text', 'msgid "the "A""\nmsgstr "甲"\n'],
])('%s is reported with its line', (_, entries) => {
  const { value, diagnostics } = parse(header + entries)
  expect(diagnostics).toMatchObject([{ code: 'catalog-syntax', severity: 'error', file: 'specs/spot/i18n/zh.po' }])
  expect(diagnostics[0]?.line).toBeGreaterThanOrEqual(5)
  expect(diagnostics[0]?.message).toMatch(/^Invalid key name .*[^.]\.$/)
  expect(value.messages.size).toBe(0)
})

test('a text without msgstr is not translated, and the others are', () => {
  expect(messagesOf('msgid "A"\n\nmsgid "B"\nmsgstr "乙"\n')).toEqual([['B', '乙']])
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
