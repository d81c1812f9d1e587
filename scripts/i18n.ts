import { runCommand } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run i18n -- [--project DIR] [--locale CODE …] [--check | --translated | --fill COMMAND | --pages [--format pretty|json]]

Updates the PO catalogs: specs/<api>/i18n/<locale>.po with the texts of specs, messages/<locale>.po with those of the
interface, titles of guides and names of the configuration. Reports missing and outdated translations.

  --project DIR        project folder (default: this folder)
  --locale CODE        only this language; can be repeated
  --fill COMMAND       ask a command for each missing text, and mark what it answers as read by nobody;
                       docs/add-a-language.md says what it reads and writes
  --pages              write nothing; list for each page what its readers see untranslated, or read by nobody
  --format FORMAT      of --pages: pretty (default) or json
  --check              write nothing; exit 1 when a translation is missing or outdated
  --translated         record in every translated guide that it matches its source`

const options = {
  project: projectOptions.project,
  locale: { type: 'string', multiple: true },
  pages: { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
  fill: { type: 'string' },
  check: { type: 'boolean', default: false },
  translated: { type: 'boolean', default: false },
} as const

await runCommand({ help, options }, async ({ project: folder, pages, format, ...flags }) => {
  const project = projectOf({ project: folder })
  if (pages) {
    const { printPages } = await import('./tools/translate/printPages.ts')
    return printPages(project, { format, locale: flags.locale })
  }
  const { syncTranslations } = await import('./tools/syncTranslations.ts')
  return syncTranslations(project, flags)
})
