import { runCommand, UsageError } from './commandLine.ts'
import { findBrowser } from './findBrowser.ts'
import { runSteps, testedSite } from './runSteps.ts'

const help = `npm test

Types, lint, unit, integration and browser tests. Uses a Chromium or Chrome that is on the machine (or CHROMIUM=FILE),
else tries to install one.`

await runCommand({ help, options: {} }, async () => {
  const browser = findBrowser()
  if ('problem' in browser) throw new UsageError(browser.problem)
  console.log(`Browser: ${browser.executable}`)
  const environment = { CHROMIUM: browser.executable, EXCHANGE_DOCS_SITE: testedSite }
  return runSteps(['types', 'lint', 'unit', 'site', 'integration', 'browser'], environment)
})
