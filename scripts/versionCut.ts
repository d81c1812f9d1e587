import { dayOf, runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run version:cut -- NAME [--project DIR] [--label TEXT]… [--date YYYY-MM-DD]

Freezes the current specs, guides and configuration as a version of the documentation, published below /NAME/. All pages get
a menu of versions. Pages of the frozen version get a banner that leads to the current one.

  NAME                 name of the version and first part of its addresses: 2.0
  --project DIR        project folder (default: this folder)
  --label TEXT         name in the menu (default: NAME); zh=TEXT sets it for one language
  --date YYYY-MM-DD    day of the freeze (default: today, in UTC)
  --quiet              tell errors and the result alone

Exit codes: 0 the version exists, 1 the project has errors, 2 wrong usage.`

const options = {
  project: projectOptions.project,
  quiet: projectOptions.quiet,
  label: { type: 'string', multiple: true },
  date: { type: 'string' },
} as const

await runCommand({ help, options, allowPositionals: true }, async ({ project: folder, label, date }, names) => {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) throw new UsageError('Name one version: npm run version:cut -- 2.0')
  const day = dayOf(date)
  const { root } = projectOf({ project: folder })
  const { cutVersion } = await import('./tools/cutVersion.ts')
  return cutVersion({ root, name, day, labels: label ?? [] })
})
