import { describe, expect, it } from 'vitest'
import { wordsOf } from '../messages.ts'
import { routeTable, site } from '../testing.tsx'
import { type ProseContext, renderProse } from './renderProse.ts'

const routes = routeTable('/orders/')

function contextOf(locale: string): ProseContext {
  return { routes, site, locale, defaultLocale: 'en', words: wordsOf(locale) }
}

function render(markdown: string, options?: { inline?: boolean }, locale = 'en'): string {
  return renderProse(markdown, contextOf(locale), options)
}

describe('renderProse', () => {
  it('renders CommonMark and GFM', () => {
    expect(render('One *two*\n\n- `a`\n- ~~b~~')).toBe(
      '<p>One <em>two</em></p>\n<ul>\n<li><code>a</code></li>\n<li><del>b</del></li>\n</ul>',
    )
  })

  it('leaves the tags of a single paragraph out when it stands inline', () => {
    expect(render('Price in *quote* currency.', { inline: true })).toBe('Price in <em>quote</em> currency.')
    expect(render('One.\n\nTwo.', { inline: true })).toBe('<p>One.</p>\n<p>Two.</p>')
  })

  it('gives footnotes of two texts ids of their own, and leads to and back', () => {
    const htmls = ['One[^a].\n\n[^a]: First.', 'Two[^a].\n\n[^a]: Second.'].map((text) => render(text))
    const ids = htmls.flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = htmls.flatMap((html) => [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target))
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
    expect(targets.toSorted()).toEqual(ids.toSorted())
  })

  it('shows raw HTML as text', () => {
    expect(render('a <b>bold</b>\n\n<script>alert(1)</script>')).toBe(
      '<p>a &#x3C;b>bold&#x3C;/b></p>\n<p>&#x3C;script>alert(1)&#x3C;/script></p>',
    )
  })

  it('evaluates nothing', () => {
    expect(render('{1 + 1} and <Callout>')).toBe('<p>{1 + 1} and &#x3C;Callout></p>')
  })

  it.each([
    ['[x](javascript:alert(1))', '<p><span>x</span></p>'],
    ['[x](JAVASCRIPT:alert(1))', '<p><span>x</span></p>'],
    ['[x](java&#x09;script:alert(1))', '<p><a href="java%09script:alert(1)">x</a></p>'],
    ['[x](data:text/html,hi)', '<p><span>x</span></p>'],
    ['![x](javascript:alert(1))', '<p><img alt="x" loading="lazy"></p>'],
    ['[x][1]\n\n[1]: vbscript:run', '<p><span>x</span></p>'],
    ['![x](https://example.com/a.png)', '<p><a href="https://example.com/a.png" rel="external noopener">x</a></p>'],
    ['[x](mailto:a@example.com)', '<p><a href="mailto:a@example.com">x</a></p>'],
    ['[x](#here)', '<p><a href="#here">x</a></p>'],
    [
      '<https://example.com/>',
      '<p><a href="https://example.com/" rel="external noopener">https://example.com/</a></p>',
    ],
  ])('lets only harmless addresses through: %s', (markdown, html) => {
    expect(render(markdown)).toBe(html)
  })

  it('leads links to the page in the reader’s language', () => {
    expect(render('[x](/orders/#a)', {}, 'zh')).toBe('<p><a href="/docs/zh/orders/#a">x</a></p>')
    expect(render('[x](/orders/#a)', {}, 'en')).toBe('<p><a href="/docs/orders/#a">x</a></p>')
  })

  it('gives GitHub alerts the markup of a callout', () => {
    expect(render('> [!CAUTION]\n> Loses *money*.', {}, 'zh')).toBe(
      '<div class="callout" role="note" data-kind="danger" aria-label="警告">\n' +
        '<p class="callout-title">警告</p>\n<p>Loses <em>money</em>.</p>\n</div>',
    )
  })

  it('leaves other quotations alone', () => {
    expect(render('> [!UNKNOWN]\n> text')).toContain('<blockquote>')
  })

  it('keeps headings out of the page’s outline', () => {
    expect(render('# Big')).toBe('<p><strong>Big</strong></p>')
  })

  it('lets a wide table scroll inside itself', () => {
    expect(render('| a |\n| - |\n| b |')).toMatch(/^<div class="table"><table>/)
  })
})
