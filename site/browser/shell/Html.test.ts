import { expect, it } from 'vitest'
import { adoptHtml } from './Html.tsx'

it('reads the content of a long page once, however often React asks for it', () => {
  const asked: string[] = []
  const element = {
    get innerHTML() {
      asked.push('innerHTML')
      return '<p>x</p>'
    },
  }
  const html = adoptHtml(element)
  expect(asked).toEqual([])
  expect([html.__html, html.__html]).toEqual(['<p>x</p>', '<p>x</p>'])
  expect(asked).toEqual(['innerHTML'])
})
