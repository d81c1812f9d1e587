import { beforeAll, expect, test } from 'vitest'
import { ownMarkdown } from './ownContent.ts'

let pages: [file: string, text: string][]

beforeAll(async () => {
  pages = [...(await ownMarkdown('zh'))]
})

test('Chinese text has full-width punctuation in the Markdown versions', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(([file, text]) => halfWidthIn(text).map((line) => `${file}: ${line}`))).toEqual([])
})

test.each([
  ['权限: `read`', 1],
  ['`string`, 必填', 1],
  ['限频 (计数维度 account)', 1],
  ['已弃用; 停用', 1],
  ['第一句。 第二句', 1],
  ['权限：`read`，必填（可选）。第二句', 0],
  ['`可选, 必填` [文档](https://example.com/a:b) BTC, ETH', 0],
])('of %s %i parts are in the wrong punctuation', (text, count) => {
  expect(halfWidthIn(text)).toHaveLength(count)
})

/** The lines with a half-width mark beside a Chinese character, or a space between Chinese sentences, outside of code. */
function halfWidthIn(text: string): string[] {
  const beside = /[\p{sc=Han}。，；：（）`] ?[,;:()]|[,;:()] ?\p{sc=Han}|。 \p{sc=Han}/u
  return withoutCode(text)
    .split('\n')
    .filter((line) => /\p{sc=Han}/u.test(line) && beside.test(line))
}

function withoutCode(text: string): string {
  return (
    text
      .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '')
      .replaceAll(/(`+)[^`]+?\1/g, '``')
      .replaceAll(/\]\([^)\s]*\)/g, '')
      // The prefix of a client order id.
      .replaceAll('cid:', '')
  )
}
