import { expect, it } from 'vitest'
import { fillLink } from './fillLink.ts'

it('fills in values percent-encoded, and keeps the slashes of a file', () => {
  const link = fillLink('https://example.com/edit/{file}#L{line}?t={title}', {
    file: 'guides/zh/概览 1.mdx',
    line: '3',
    title: 'A & B/C',
  })
  expect(link).toBe('https://example.com/edit/guides/zh/%E6%A6%82%E8%A7%88%201.mdx#L3?t=A%20%26%20B%2FC')
})

it('leaves a placeholder that it does not know', () => {
  expect(fillLink('/{branch}/{file}', { file: 'a.mdx' })).toBe('/{branch}/a.mdx')
})
