import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WorkedAccount } from './WorkedAccount.island.tsx'

it.each(['en', 'zh'] as const)('tells the account in five tables without a script, in %s', (locale) => {
  const html = renderToStaticMarkup(<WorkedAccount locale={locale} />)
  expect(html.match(/<table>/g)).toHaveLength(5)
  expect(html).toContain('<form class="worked-controls needs-script">')
  expect(html).toContain('92907.41')
  expect(html).toContain('89858.24')
  expect(html).not.toMatch(/[{}]|undefined|NaN/)
})
