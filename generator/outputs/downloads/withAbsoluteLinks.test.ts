import { expect, it } from 'vitest'
import { withAbsoluteLinks } from './withAbsoluteLinks.ts'

it('prose anywhere in a document leads to the site; patterns and examples stay', () => {
  const document = {
    info: { description: '[a](/a)' },
    'x-snapshot': '[b](/b)',
    schema: { 'x-enum-descriptions': { NEW: '[c](/c)' }, pattern: '[a](/d)', example: '[e](/e)' },
    tags: [{ description: '[f](/f)' }],
  }
  expect(withAbsoluteLinks(document, (path) => `https://docs.example.com${path}`)).toEqual({
    info: { description: '[a](https://docs.example.com/a)' },
    'x-snapshot': '[b](https://docs.example.com/b)',
    schema: {
      'x-enum-descriptions': { NEW: '[c](https://docs.example.com/c)' },
      pattern: '[a](/d)',
      example: '[e](/e)',
    },
    tags: [{ description: '[f](https://docs.example.com/f)' }],
  })
})
