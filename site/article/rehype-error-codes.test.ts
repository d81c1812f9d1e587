import { describe, expect, it } from 'vitest'
import { wordsOf } from './messages.ts'
import { renderProse } from './prose/renderProse.ts'
import { routeTable, site } from './testing.tsx'

const context = { routes: routeTable(), site, locale: 'en', defaultLocale: 'en', words: wordsOf('en', 'en') }

/** Prose with a mark at each code of this catalogue. */
function marked(text: string, codes: readonly string[]): string {
  const html = renderProse(text, context, {
    inline: true,
    codeHref: (code) => (codes.includes(code) ? `/codes#${code}` : undefined),
  })
  return html.replaceAll(/<a href="\/codes#\w+">(.*?)<\/a>/g, '[$1]')
}

describe('error codes in prose', () => {
  it('are linked, be they plain or in code, at the end of a sentence or in a range', () => {
    expect(marked('Refused with 21312. See `21314`, 24101 to 24106.', ['21312', '21314', '24101', '24106'])).toBe(
      'Refused with [21312]. See [<code>21314</code>], [24101] to [24106].',
    )
  })

  it('are linked between Chinese letters', () => {
    expect(marked('返回错误码21312。', ['21312'])).toBe('返回错误码[21312]。')
  })

  it('are names in code too', () => {
    expect(marked('`FORBIDDEN` and `SIDE_BUY`', ['FORBIDDEN'])).toBe(
      '[<code>FORBIDDEN</code>] and <code>SIDE_BUY</code>',
    )
  })

  it('are no amounts, times, parts of longer numbers or texts of links', () => {
    const text = 'Up to 10000 rows, 97210.5, 0.21312, 21312/s, /21312, a-21312, 2131200 and [21312](/orders/api)'
    expect(marked(text, ['10000', '21312', '97210'])).not.toContain('[')
  })

  it('leave other numbers as they are', () => {
    expect(marked('Wait 86400 seconds.', ['21312'])).toBe('Wait 86400 seconds.')
  })
})
