import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { ownMarkdown } from './ownContent.ts'

interface Term {
  readonly words: readonly string[]
  readonly wrong: readonly string[]
}

const terms: readonly Term[] = termsOf(await readFile(join(engineRoot, 'docs/chinese-glossary.md'), 'utf8'))

test('Chinese pages and texts of the interface use the words of the glossary', async () => {
  const pages = [...(await ownMarkdown('zh'))]
  const folder = join(engineRoot, 'site/i18n')
  const messages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('zh.json'))
  const texts = await Promise.all(
    messages.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
  const all = [...pages, ...texts]
  expect(terms.length).toBeGreaterThan(25)
  expect(pages.length).toBeGreaterThan(100)
  expect(messages.length).toBeGreaterThan(3)
  expect(all.flatMap(([file, text]) => wrongWords(text).map((found) => `${file}: ${found}`))).toEqual([])
  const joined = all.map(([, text]) => text).join('\n')
  expect(terms.flatMap(({ words }) => words.filter((word) => !joined.includes(word)))).toEqual([])
})

test.each([
  ['一笔订单已成交', ['订单, not 委托: 一笔订单已成交']],
  ['订单簿与委托', []],
  ['爆仓价', ['爆仓, not 强平: 爆仓价']],
])('%s: %j', (text, found) => {
  expect(wrongWords(text)).toEqual(found)
})

/** The rows of the table: English, Chinese, words that are wrong. */
function termsOf(table: string): Term[] {
  const rows = table.split('\n').filter((line) => /^\| .*\p{sc=Han}/u.test(line))
  return rows.map((row) => {
    const [words = [], wrong = []] = row
      .split('|')
      .slice(2, 4)
      .map((cell) => cell.split(',').map((word) => word.trim()))
    return { words, wrong }
  })
}

const anyWrong = terms.flatMap(({ wrong }) => wrong)

/** Wrong words that are no part of a right one, each with the right one and its line. */
function wrongWords(text: string): string[] {
  const suspicious = text.split('\n').filter((line) => anyWrong.some((word) => line.includes(word)))
  return suspicious.flatMap((line) => {
    const rest = terms.flatMap(({ words }) => words).reduce((own, word) => own.replaceAll(word, ' '), line)
    return terms.flatMap(({ words, wrong }) =>
      wrong.filter((word) => rest.includes(word)).map((word) => `${word}, not ${words.join(', ')}: ${line.trim()}`),
    )
  })
}
