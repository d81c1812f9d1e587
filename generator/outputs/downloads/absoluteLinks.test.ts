import { expect, it } from 'vitest'
import { absoluteLinks } from './absoluteLinks.ts'

const ofSite = (path: string) => `https://docs.example.com${path}`

it.each([
  ['a link', 'See [orders](/orders#list).', 'See [orders](https://docs.example.com/orders#list).'],
  ['a link whose text is the path', '[/orders](/orders)', '[/orders](https://docs.example.com/orders)'],
  ['a definition', '[orders][1]\n\n[1]: /orders', '[orders][1]\n\n[1]: https://docs.example.com/orders'],
  ['code', 'Write `[orders](/orders)`.', 'Write `[orders](/orders)`.'],
  [
    'a link to another site',
    '[a](//example.com) [b](https://example.com/)',
    '[a](//example.com) [b](https://example.com/)',
  ],
])('%s leads to the site only where it is a link to a page', (_, markdown, expected) => {
  expect(absoluteLinks(markdown, ofSite)).toBe(expected)
})
