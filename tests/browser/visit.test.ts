import { createQuickAudit } from './audit.ts'
import { expect, test } from './site.ts'
import { createVisit } from './visit.ts'

const place = '/faq'

/** Faults of a page, as HTML of its article, each with the beginning of the visit's finding. */
const faults = {
  'a low-contrast token': ['<pre><code><font color="#bbbbbb">token</font></code></pre>', 'color-contrast: font'],
  'a link that only its colour tells from the text': [
    '<p>Read <a class="pale" href="/" style="color: #2a2f3a; text-decoration: none">this</a> first.</p>',
    'link-in-text-block: .pale',
  ],
  'a link in a summary': [
    '<details class="nesting"><summary>More <a href="/">home</a></summary>text</details>',
    'nested-interactive: .nesting > summary',
  ],
  'small targets side by side': [
    '<div><button class="small" style="padding: 0">1</button><button style="padding: 0">2</button></div>',
    'target-size: .small',
  ],
  'a button without a name': ['<button type="button" class="bare"></button>', 'button-name: .bare'],
  'the same in what is folded': [
    '<details><summary>more</summary><button class="folded"></button></details>',
    'button-name: .folded',
  ],
  'a second main landmark': ['<div role="main">text</div>', 'landmark-no-duplicate-main: '],
  'landmarks of one name': ['<nav aria-label="a">1</nav><nav aria-label="a">2</nav>', 'landmark-unique: '],
  'a picture without a text': ['<img src="/no/such.png">', 'image-alt: img'],
  'a wide table': [`<table><tr><th scope="row">${'wide'.repeat(20)}</th></tr></table>`, 'sticks out: table. widewide'],
  'a picture of another site': [
    '<img src="https://example.com/a.png" alt="a">',
    'asks another site: https://example.com/',
  ],
  'a cookie': ['<script>document.cookie = "visitor=1"</script>', 'sets the cookie visitor'],
  'an error in the console': ['<script>console.error("a mishap")</script>', 'error: a mishap'],
} as const

/** A policy would keep some of the faults from showing. */
function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
}

test('a visit finds everything that is wrong with a page, and names the page', async ({ page }) => {
  await page.route(`**${place}`, async (route) => {
    const response = await route.fetch()
    const html = Object.values(faults).map(([fault]) => fault)
    const body = withoutPolicy(await response.text())
      .replace('</h1>', `</h1>${html.join('')}`)
      .replace('>Search<', '>Seek<')
    await route.fulfill({ response, body })
  })
  const findings: string[] = []
  const visit = await createVisit(page, findings)
  await visit(place, createQuickAudit())
  const told = findings.map((finding) => finding.replace(new URL(page.url()).origin, ''))
  for (const [fault, [, finding]] of Object.entries(faults)) {
    const named = told.filter((text) => text.startsWith(`${place} ${finding}`))
    expect(named, fault).not.toEqual([])
  }
  expect(told.join('\n')).toContain(`${place} gets 404 for `)
  expect(told.join('\n')).toContain(`${place} throws Minified React error #418`)
})

test('a visit tells what the policy of a page refuses', async ({ page }) => {
  await page.route(`**${place}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</h1>', '</h1><i style="top:0"></i>') })
  })
  const findings: string[] = []
  const visit = await createVisit(page, findings)
  await visit(place, createQuickAudit())
  expect(findings.filter((finding) => finding.includes(' error: ')).join('\n')).toMatch(
    /inline style .* Security Policy/,
  )
})

test('a visit finds nothing on a page as it is', { tag: '@full' }, async ({ page }) => {
  const findings: string[] = []
  const visit = await createVisit(page, findings)
  await visit(place, createQuickAudit())
  expect(findings).toEqual([])
})
