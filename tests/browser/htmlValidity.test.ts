import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, siteRoutes, test } from './site.ts'

/** The HTML standard and what it asks for the sake of accessibility. Where we differ, the reason stands beside the rule. */
const rules: ConfigData = {
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The ids of fields are their paths, those of changelog entries dates: `createOrder.body.legs[]`, `2025-09-25`.
    'valid-id': ['error', { relaxed: true }],
    // Everything comes from the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes `hrefLang`; HTML does not care.
    'attr-case': 'off',
  },
}

for (const part of [0, 1, 2, 3]) {
  test(`every page is valid HTML (${part + 1}/4)`, async ({ request }) => {
    const urls = siteRoutes().map(({ url }) => url)
    const chosen = [...urls, '/no/such/page', '/zh/no/such/page'].filter((_, index) => index % 4 === part)
    test.setTimeout(240_000)
    expect(chosen.length).toBeGreaterThan(20)
    // All are fetched before the first is looked at: a connection that waits in between may be closed.
    const pages = new Map<string, string>()
    for (const url of chosen) pages.set(url, await (await request.get(url)).text())
    const problems: string[] = []
    for (const [url, html] of pages) problems.push(...(await problemsOf(url, html)))
    expect(problems).toEqual([])
  })
}

test('every page of a site below a path is valid HTML', async ({ request, meridian }) => {
  const paths = ['/', '/zh/', '/orders/', '/zh/no/such/page']
  const pages = await Promise.all(paths.map(async (path) => (await request.get(meridian.url(path))).text()))
  for (const html of pages) expect(await problemsOf(meridian.url('/'), html)).toEqual([])
})

test('invalid HTML would be found', async () => {
  const found = await problemsOf(
    '/',
    '<!doctype html><html lang="en"><head><title>x</title></head><p id="a"><p id="a"><div></p>',
  )
  expect(found.join('\n')).toContain('no-dup-id')
})

async function problemsOf(url: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, url)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${url} ${ruleId}: ${message} ${html.slice(offset - 40, offset + 80)}`,
    ),
  )
}

const validator = new HtmlValidate(new StaticConfigLoader(rules))
