import { describe, expect, it } from 'vitest'
import { answerProblem, batchesOf, parseAnswers, requestLines, type TextToTranslate, termsOf } from './index.ts'

const textOf = (source: string, format: TextToTranslate['format'] = 'markdown'): TextToTranslate => ({
  ...{ source, key: source, from: 'en', format },
})
const terms = termsOf({ order: ['Auftrag', 'Aufträge'], 'order book': 'Orderbuch', 'post-only': 'Maker' })
const problemOf = (source: string, answer: string, format?: TextToTranslate['format']) =>
  answerProblem(textOf(source, format), answer, { language: 'de', terms })

describe('an answer that is written', () => {
  it.each<[string, string, TextToTranslate['format']?]>([
    ['Which id, see [limits](/limits).', 'Welche ID, siehe [Grenzen](/limits).'],
    ['Keep `id` as text.', 'Lassen Sie `id` ein Text sein; `id` ist keine Zahl.'],
    ['At most 1,000 a minute.', 'Höchstens 1.000 je Minute.'],
    ['One of two.', '1 von 2.'],
    ['Cancels all orders.', 'Storniert alle Aufträge.'],
    ['The order book.', 'Das Orderbuch.'],
    ['Use `order` here.', 'Verwenden Sie hier `order`.'],
    ['{count, plural, one {# page} other {# pages}}', '{count, plural, one {# Seite} other {# Seiten}}', 'message'],
    ['Rate limit', 'Rate limit', 'text'],
  ])('%s → %s', (source, answer, format) => {
    expect(problemOf(source, answer, format)).toBeUndefined()
  })
})

describe('an answer that is not', () => {
  it.each<[string, string, string, TextToTranslate['format']?]>([
    ['Which id.', ' ', 'it is empty'],
    ['Which id.', 'Welche\u0007 ID.', 'it holds U+0007'],
    ['Which id.', 'x'.repeat(68), 'it has 68 characters for 9 of the source'],
    ['The number of the last one that was received.', 'Nr.', 'it has only 3 characters for 45 of the source'],
    ['Gives the last of all.', 'Gives the last of all.', 'it is the source'],
    ['Keep `id` as text.', 'Lassen Sie es ein Text sein.', 'it lacks the code `id`'],
    [
      'Keep `id` as text.',
      '`id` und `px` sind Text.',
      'it has the code `px`, which the source has not, or not as often',
    ],
    ['See [limits](/limits).', 'Siehe [Grenzen](/grenzen).', 'it lacks the address /limits'],
    ['Which id.', 'Welche <script>x()</script>', 'it has the HTML <script>, which the source has not, or not as often'],
    ['- a\n- b', '- a', 'it lacks the item of a list'],
    ['Put {id} here.', 'Hier einsetzen.', 'it lacks the placeholder {id}'],
    ['At most 500 a minute.', 'Höchstens 50 je Minute.', 'it lacks the number 500'],
    ['At most some a minute.', 'Höchstens 50 je Minute.', 'it has the number 50, which the source has not'],
    ['Cancels all orders.', 'Storniert alles.', 'it lacks "Auftrag" or "Aufträge" for "order" of the glossary'],
    ['The order book.', 'Das Buch der Aufträge.', 'it lacks "Orderbuch" for "order book" of the glossary'],
    ['It is post-only.', 'Es ist passiv.', 'it lacks "Maker" for "post-only" of the glossary'],
    ['Home', 'Start\nseite', 'it has several lines', 'text'],
    ['{count} pages', 'Seiten', 'it lacks the value {count}', 'message'],
    ['{count} pages', '{count} Seiten {x}', 'it has the value {x}, which the source has not', 'message'],
    [
      '<b>All</b>',
      '<b>Alle',
      'it is no ICU message: each brace and each tag ends, and a brace of the text is quoted',
      'message',
    ],
    ['{n, plural, one {a} other {b}}', '{n, plural, other {b}}', 'it lacks the plural form "one"', 'message'],
  ])('%s → %s', (source, answer, problem, format) => {
    expect(problemOf(source, answer, format)?.trim()).toBe(problem)
  })
})

it('puts texts into batches that hold neither too many texts nor too many characters', () => {
  expect(batchesOf(Array.from({ length: 60 }, () => textOf('a'))).map((batch) => batch.length)).toEqual([50, 10])
  const long = 'a'.repeat(7_000)
  expect(
    batchesOf([long, long, 'a'.repeat(20_000), 'a'].map((text) => textOf(text))).map((batch) => batch.length),
  ).toEqual([1, 1, 1, 1])
})

it('asks with the words of the glossary that the batch uses, and with what each text keeps', () => {
  const batch = [{ ...textOf('Which `id` of {count} orders, see [all](/all).'), notes: ['tag Orders, description'] }]
  const target = { code: 'de', label: 'Deutsch', lang: 'de', dir: 'ltr', calendar: 'gregory' } as const
  const lines = requestLines(batch, target, terms).split('\n').slice(0, -1)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      ...{ kind: 'batch', version: 1, language: 'de', languageName: 'Deutsch', texts: 1 },
      glossary: { order: ['Auftrag', 'Aufträge'] },
    },
    {
      ...{ kind: 'text', id: '1', text: batch[0]?.source, from: 'en', format: 'markdown' },
      ...{ keep: ['`id`', '{count}', '/all'], notes: ['tag Orders, description'] },
    },
  ])
})

it('reads answers in any order, and tells lines that are none', () => {
  const output =
    '{"id":"2","translation":" zwei "}\nhello\n{"id":"3","translation":"drei"}\n{"id":1,"translation":"eins"}\n'
  const { translations, strange } = parseAnswers(output, 2)
  expect([...translations]).toEqual([
    [1, 'zwei'],
    [0, 'eins'],
  ])
  expect(strange).toEqual(['hello', '{"id":"3","translation":"drei"}'])
})
