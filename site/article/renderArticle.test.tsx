import type { MDXContent } from 'mdx/types'
import { describe, expect, it } from 'vitest'
import { SecondHeading as H2, ThirdHeading as H3 } from './elements.tsx'
import { Link as A } from './Link.tsx'
import { Endpoint } from './reference/Endpoint.tsx'
import { renderArticle } from './renderArticle.tsx'
import { api, htmlOf, operation, renderInArticle, route, routeTable, site, textOf } from './testing.tsx'

function missing(): never {
  throw new Error('missing')
}

const paragraph: MDXContent = () => <p />

describe('renderArticle', () => {
  it('begins with the title and what can be copied of the page', () => {
    const { html } = renderInArticle(<p>Text</p>)
    expect(html).toBe(
      '<div class="page-title" data-address="https://docs.meridian.example.com/docs/orders/api"><h1>Orders</h1><div class="page-actions">' +
        '<button type="button" data-copy-link="/docs/orders/api">Copy link</button>' +
        '<button type="button" data-copy-markdown="">Copy as Markdown</button>' +
        '<button type="button" class="needs-script" data-folds="">Expand all</button></div></div><p>Text</p>',
    )
  })

  it('leads a guide with its description', () => {
    const guide = route({
      kind: 'guide',
      source: { origin: 'guide', file: 'guides/en/faq.mdx' },
      description: 'All about it.',
    })
    const { html } = renderArticle({
      route: guide,
      Content: paragraph,
      reference: { apis: [] },
      site,
      routes: routeTable(),
    })
    expect(html).toContain('<p class="lead">All about it.</p><p></p>')
  })

  it('says at each call that it is retired, and above when all of them are', () => {
    const deprecation = { since: '2024-11-30', replacements: ['newOrder'] }
    const old = [operation({ deprecation }), operation({ id: 'cancelOrder', deprecation })]
    const content = { kind: 'reference', operations: ['placeOrder', 'cancelOrder'], channels: [] } as const
    const pages = [{ path: '/orders/api', title: { en: 'Orders' }, content, source: old[0]?.source ?? missing() }]
    const both = [<Endpoint key="1" of="placeOrder" />, <Endpoint key="2" of="cancelOrder" />]
    const textWith = (operations: typeof old) => textOf(renderInArticle(both, { api: api({ operations, pages }) }).html)
    expect(textWith(old).match(/Deprecated since 2024-11-30/g)).toHaveLength(3)
    expect(textWith(old).match(/Everything on this page is deprecated/g)).toHaveLength(1)
    const [first = missing()] = old
    expect(textWith([first, operation({ id: 'cancelOrder' })])).not.toContain('Everything on this page')
  })

  it('collects the headings of levels 2 and 3 in reading order', () => {
    const { headings } = renderInArticle(
      <>
        <H2 id="first">First</H2>
        <H3 id="inner">
          Use <code>px</code> well
        </H3>
        <H2 id="last">Last</H2>
      </>,
    )
    expect(headings).toEqual([
      { id: 'first', text: 'First', level: 2 },
      { id: 'inner', text: 'Use px well', level: 3 },
      { id: 'last', text: 'Last', level: 2 },
    ])
  })

  it('makes the text of each heading a link to it', () => {
    expect(htmlOf(<H2 id="first">First</H2>)).toBe(
      '<h2 id="first"><a class="heading-link" href="#first">First</a></h2>',
    )
  })

  it('puts the link beside a heading that leads elsewhere', () => {
    const html = htmlOf(
      <H2 id="first">
        See <a href="/faq">the FAQ</a>
      </H2>,
    )
    expect(html).toBe(
      '<h2 id="first">See <a href="/faq">the FAQ</a></h2><a class="anchor" href="#first" aria-label="Link to See the FAQ"></a>',
    )
  })

  it('gives the same HTML every time', () => {
    const page = () => renderInArticle(<H2 id="first">First</H2>, { api: api({}) }).html
    expect(page()).toBe(page())
  })
})

describe('a link of prose', () => {
  it('leads to the page in the reader’s language, below the base, with query and fragment', () => {
    const options = { locale: 'zh', routes: routeTable('/orders/') }
    expect(htmlOf(<A href="/orders/?a=1#limits">Limits</A>, options)).toBe(
      '<a href="/docs/zh/orders/?a=1#limits">Limits</a>',
    )
    expect(htmlOf(<A href="/orders#limits">Limits</A>, options)).toBe('<a href="/docs/zh/orders/#limits">Limits</a>')
  })

  it('stays as it is when no page is there', () => {
    expect(htmlOf(<A href="/nowhere">x</A>)).toBe('<a href="/nowhere">x</a>')
    expect(htmlOf(<A href="#here">x</A>)).toBe('<a href="#here">x</a>')
    expect(htmlOf(<A href="mailto:help@example.com">x</A>)).toBe('<a href="mailto:help@example.com">x</a>')
  })

  it('leads to the console in the reader’s language, which the browser loads anew', () => {
    const servers = [{ origin: 'http://127.0.0.1:8080', use: 'mock' }] as const
    const options = { locale: 'zh', site: { ...site, console: { servers } } }
    expect(htmlOf(<A href="/console#api=spot">x</A>, options)).toBe(
      '<a href="/docs/zh/console#api=spot" target="_self">x</a>',
    )
  })

  it('marks another site', () => {
    expect(htmlOf(<A href="https://example.com/">x</A>)).toBe(
      '<a href="https://example.com/" rel="external noopener">x</a>',
    )
  })
})
