import { expect, test } from 'vitest'
import { noteIndex } from './noteIndex.ts'
import { route, site } from './testing.ts'

test('a Markdown version says below its title where the list of pages in its language is', () => {
  expect(noteIndex('# FAQ\n', route('/faq'), site)).toBe(
    '# FAQ\n\n> The list of all pages as Markdown: https://docs.example.com/docs/llms.txt\n',
  )
  expect(noteIndex('# 常见问题\n', route('/faq', 'zh'), site)).toBe(
    '# 常见问题\n\n> 所有页面的 Markdown 列表：https://docs.example.com/docs/zh/llms.txt\n',
  )
})
