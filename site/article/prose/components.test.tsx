import { describe, expect, it } from 'vitest'
import { Link } from '../Link.tsx'
import { htmlOf, routeTable } from '../testing.tsx'
import { Callout } from './Callout.tsx'
import { Card, Cards } from './Cards.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Column, Columns } from './Columns.tsx'
import { Prose } from './Prose.tsx'
import { Tab, Tabs } from './Tabs.tsx'

it('a link whose text is its address says so, for print', () => {
  const address = 'https://status.example.com'
  expect(htmlOf(<Link href={address}>{address}</Link>)).toContain('data-shows-address=""')
  expect(htmlOf(<Link href={address}>Status</Link>)).not.toContain('data-shows-address')
})

describe('Callout', () => {
  it('says its kind in words when it has no title', () => {
    expect(htmlOf(<Callout kind="warning">Text</Callout>)).toBe(
      '<div class="callout" role="note" data-kind="warning" aria-label="Warning"><p class="callout-title">Warning</p>Text</div>',
    )
  })

  it('keeps its kind for screen readers when it has a title', () => {
    expect(htmlOf(<Callout kind="danger" title="Read this" />, { locale: 'zh' })).toContain(
      'aria-label="警告"><p class="callout-title">Read this</p>',
    )
  })
})

describe('Tabs', () => {
  const tabs = (
    <Tabs group="language">
      {'\n'}
      <Tab label="Python">One</Tab>
      {'\n'}
      <Tab label="Go">Two</Tab>
    </Tabs>
  )

  it('are radio buttons of which the first is chosen, each followed by its panel', () => {
    expect(htmlOf(tabs)).toBe(
      '<div class="tabs" role="radiogroup" aria-label="Choose a language" data-group="language">' +
        '<label><input type="radio" name="tabs-1" checked="" value="python"/>Python</label><div class="tab-panel">One</div>' +
        '<label><input type="radio" name="tabs-1" value="go"/>Go</label><div class="tab-panel">Two</div></div>',
    )
  })

  it('are groups of their own on a page with several', () => {
    const html = htmlOf([<div key="a">{tabs}</div>, <div key="b">{tabs}</div>])
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['tabs-1', 'tabs-1', 'tabs-2', 'tabs-2'])
  })
})

describe('CodeBlock', () => {
  it('names its title and language, and lets its text be copied', () => {
    expect(htmlOf(<CodeBlock language="js" title="a.mjs" code="a < b" />)).toBe(
      '<figure class="code" data-language="js"><figcaption><span>a.mjs</span><span>JavaScript</span><button type="button" data-copy="">Copy</button>' +
        '</figcaption><pre tabindex="0"><code>a &lt; b</code></pre></figure>',
    )
  })
})

describe('Columns', () => {
  it('hold two parts that read one after the other', () => {
    const html = htmlOf(
      <Columns>
        <Column>First</Column>
        <Column>Second</Column>
      </Columns>,
    )
    expect(html).toBe('<div class="columns"><div>First</div><div>Second</div></div>')
  })
})

describe('Cards', () => {
  it('are a list of links', () => {
    const html = htmlOf(
      <Cards>
        {'\n'}
        <Card title="Orders" href="/orders">
          Text
        </Card>
      </Cards>,
      { routes: routeTable('/orders/') },
    )
    expect(html).toBe(
      '<ul class="cards"><li class="card"><p class="card-title"><a href="/docs/orders/">Orders</a></p>Text</li></ul>',
    )
  })

  it('have a title that leads nowhere where only the links within do', () => {
    expect(htmlOf(<Card title="Orders">Text</Card>)).toBe('<li class="card"><p class="card-title">Orders</p>Text</li>')
  })
})

describe('Prose', () => {
  it('says which language a text is in that is not translated', () => {
    expect(htmlOf(<Prose value={{ en: 'Price.' }} />, { locale: 'zh' })).toBe('<div lang="en"><p>Price.</p></div>')
    expect(htmlOf(<Prose value={{ en: 'Price.', zh: '价格。' }} />, { locale: 'zh' })).toBe('<div><p>价格。</p></div>')
  })
})
