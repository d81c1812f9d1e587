import { expect, test } from 'vitest'
import { markdownHeadings, partBelow } from './markdownHeadings.ts'

const page = '# Orders\n\n## Place\n\n```sh\n# no heading\n```\n\n### Body\n\nText.\n\n## Cancel\n\nMore.\n'

test('headings are found outside of code', () => {
  expect(markdownHeadings(page).map(({ level, text }) => [level, text])).toEqual([
    [1, 'Orders'],
    [2, 'Place'],
    [3, 'Body'],
    [2, 'Cancel'],
  ])
})

test('a part goes as far as the next heading of its level', () => {
  expect(partBelow(page, 'place')).toBe('## Place\n\n```sh\n# no heading\n```\n\n### Body\n\nText.\n')
  expect(partBelow(page, 'Cancel')).toBe('## Cancel\n\nMore.\n')
  expect(partBelow(page, 'no heading')).toBeUndefined()
})

test('a heading of many spaces is read once', () => {
  expect(markdownHeadings(`#${' '.repeat(300_000)}a\rb`)).toEqual([{ level: 1, text: 'a\rb', line: 0 }])
})
