import { projectOf, projectOptions, runCommand } from './command/commandLine.ts'

const help = `npm run i18n -- [--project DIR] [--check | --translated]

Extracts the texts of all specs, brings the PO catalogs (specs/<api>/i18n/<locale>.po) in step, and reports what is missing
or older than its source, in specs and guides.

  --project DIR        project folder (default: this folder)
  --check              write nothing; exit 1 when a catalog is out of step or a translation is missing or outdated
  --translated         note in every translated guide that it is up to date with the text it translates`

const options = {
  project: projectOptions.project,
  check: { type: 'boolean', default: false },
  translated: { type: 'boolean', default: false },
} as const

await runCommand({ help, options }, async ({ project: folder, ...flags }) => {
  const project = projectOf({ project: folder })
  const { syncTranslations } = await import('./tools/syncTranslations.ts')
  return syncTranslations(project, flags)
})
