import { expect, test } from 'vitest'
import { noteIndex } from './noteIndex.ts'
import { route, site, table } from './testing.ts'

test('a Markdown version says below its title where the list of pages in its language is', () => {
  const routes = table([route('/faq'), route('/faq', 'zh'), route('/bare')])
  const markdownTexts = new Map([
    ['markdown/faq.md', '# FAQ\n'],
    ['markdown/zh/faq.md', '# 常见问题\n'],
  ])
  expect([...noteIndex({ config: site, routes, markdownTexts })]).toEqual([
    ['markdown/faq.md', '# FAQ\n\n> The list of all pages as Markdown: https://docs.example.com/docs/llms.txt\n'],
    ['markdown/zh/faq.md', '# 常见问题\n\n> 所有页面的 Markdown 列表：https://docs.example.com/docs/zh/llms.txt\n'],
  ])
})
