import { expect, it } from 'vitest'
import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { formatJunit } from './formatJunit.ts'

const problem: Diagnostic = {
  ...{ code: 'link-broken', severity: 'error', message: '<a> "/x" leads nowhere.', hint: 'Correct it.' },
  ...{ file: 'guides/en/index.mdx', line: 6, column: 2 },
}

it('tells every case, what failed and what was left out; a warning fails nothing', () => {
  const warning: Diagnostic = { ...problem, severity: 'warning' }
  const cases = [
    { name: '/index.html', diagnostics: [problem] },
    { name: '/a.html', diagnostics: [warning] },
  ]
  expect(formatJunit([{ name: 'pages', seconds: 1.5, cases, skipped: ['no Go here'] }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="exchange-docs">
<testsuite name="pages" tests="3" failures="1" errors="0" skipped="1" time="1.500">
<testcase classname="exchange-docs.pages" name="/index.html"><failure type="link-broken" message="&lt;a&gt; &quot;/x&quot; leads nowhere.">guides/en/index.mdx:6:2 &lt;a&gt; &quot;/x&quot; leads nowhere.
Correct it.</failure></testcase>
<testcase classname="exchange-docs.pages" name="/a.html"/>
<testcase classname="exchange-docs.pages" name="no Go here"><skipped message="no Go here"/></testcase>
</testsuite>
</testsuites>`,
  )
})
