import { runCommand, UsageError } from './commandLine.ts'
import { findBrowser } from './findBrowser.ts'
import { provideNginx } from './findNginx.ts'
import { runSteps, testedSite } from './runSteps.ts'

const help = `npm test

Types, lint, unit, integration and browser tests. Uses a Chromium or Chrome that is on the machine (or CHROMIUM=FILE),
else tries to install one; the same for nginx (or NGINX=FILE), without which the tests of its configuration are left out.`

await runCommand({ help, options: {} }, async () => {
  const browser = findBrowser()
  if ('problem' in browser) throw new UsageError(browser.problem)
  console.log(`Browser: ${browser.executable}`)
  const nginx = provideNginx()
  console.log(
    nginx
      ? `nginx: ${nginx}`
      : 'nginx: none, so its configuration is not tested. Install it, or set NGINX to its path.',
  )
  const environment = {
    CHROMIUM: browser.executable,
    EXCHANGE_DOCS_SITE: testedSite,
    ...(nginx ? { NGINX: nginx } : {}),
  }
  return runSteps(['types', 'lint', 'unit', 'site', 'integration', 'browser'], environment)
})
