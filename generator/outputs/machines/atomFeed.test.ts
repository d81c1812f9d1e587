import { describe, expect, it } from 'vitest'
import { atomFeed } from './atomFeed.ts'
import { route, site } from './testing.ts'

const changelog = route('/changelog/spot', 'zh', {
  title: 'Spot & more',
  feed: '/zh/changelog/spot.xml',
  entries: [{ id: '2025-10-09', title: '2025-10-09', updated: '2026-01-02T03:04:05Z' }],
})

describe('atomFeed', () => {
  it('has an entry a day with its whole content, its address as id, and when it was written', () => {
    const sections = [
      { day: '2025-10-09', title: '9 October', content: '- [Pay](https://x.example/?a=1&b) takes `amount`.\n' },
      { day: '2024-01-01', title: '2024-01-01', content: 'Nothing <b>new</b>.\n' },
    ]
    const page = 'https://docs.example.com/docs/zh/changelog/spot'
    const html =
      '&lt;ul&gt;\n&lt;li&gt;&lt;a href=&quot;https://x.example/?a=1&amp;#x26;b&quot;&gt;Pay&lt;/a&gt; takes &lt;code&gt;amount&lt;/code&gt;.&lt;/li&gt;\n&lt;/ul&gt;'
    expect(atomFeed({ route: changelog, sections }, site)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-Hans" xml:base="${page}">`,
        `<id>${page}</id>`,
        '<title>Spot &amp; more · Acme 接口</title>',
        '<subtitle>About /changelog/spot.</subtitle>',
        '<updated>2026-01-02T03:04:05Z</updated>',
        '<author><name>Acme</name></author>',
        `<link rel="self" type="application/atom+xml" href="${page}.xml"/>`,
        `<link rel="alternate" type="text/html" hreflang="zh-Hans" href="${page}"/>`,
        `<entry><id>${page}#2025-10-09</id><title>9 October · Pay takes amount.</title><published>2025-10-09T00:00:00Z</published><updated>2026-01-02T03:04:05Z</updated><link rel="alternate" type="text/html" href="${page}#2025-10-09"/><content type="html">${html}</content></entry>`,
        `<entry><id>${page}#2024-01-01</id><title>2024-01-01 · Nothing new.</title><published>2024-01-01T00:00:00Z</published><updated>2024-01-01T00:00:00Z</updated><link rel="alternate" type="text/html" href="${page}#2024-01-01"/><content type="html">&lt;p&gt;Nothing new.&lt;/p&gt;</content></entry>`,
        '</feed>\n',
      ].join('\n'),
    )
  })

  it('is in the language that the text really has', () => {
    const text = atomFeed({ route: { ...changelog, contentLocale: 'en' }, sections: [] }, site)
    expect(text).toContain('xml:lang="en"')
  })
})
