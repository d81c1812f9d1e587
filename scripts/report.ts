import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { choiceOf, runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run report -- [--project DIR] [--base REV] [--out DIR] [--dist DIR] [--locale CODE]

Measures the quality of the documentation and writes one HTML page, DIR/index.html: documented fields, examples,
translations, diagnostics by code, links to deprecated entries, page sizes and dead routes.

  --project DIR        project folder (default: this folder)
  --base REV           git revision to compare the figures with
  --out DIR            folder of the page (default: report/ in the project)
  --dist DIR           built site to measure (default: dist/ in the project). Without one, or with --base, the page sizes are those
                       of the Markdown
  --locale CODE        language of the page, such as zh (default: en)

Exit codes: 0 written, 1 the project or the base cannot be read, 2 wrong usage.`

const options = {
  project: projectOptions.project,
  base: { type: 'string' },
  out: { type: 'string' },
  dist: { type: 'string' },
  locale: { type: 'string', default: 'en' },
} as const

await runCommand({ help, options }, async ({ project: folder, base, out, dist, locale }) => {
  const { reportTexts } = await import('../tools/report/index.ts')
  choiceOf('--locale', locale, reportTexts.locales())
  if (base !== undefined && dist !== undefined) throw new UsageError('Use --base or --dist: a revision is not built.')
  if (dist !== undefined && !existsSync(dist)) throw new UsageError(`There is no folder ${dist}.`)
  const project = projectOf({ project: folder })
  const { writeReport } = await import('./tools/writeReport.ts')
  const { outputFolder } = await import('./command/outputFolder.ts')
  const folderOfPage = await outputFolder({ out: out ?? join(project.root, 'report'), kind: 'report', project })
  return writeReport({
    project,
    base,
    out: folderOfPage,
    dist: base === undefined ? (dist ?? join(project.root, 'dist')) : undefined,
    locale,
  })
})
