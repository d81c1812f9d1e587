import { projectOf, projectOptions, runCommand } from './command/commandLine.ts'

const help = `npm run i18n -- [--project DIR] [--check | --translated]

Updates the PO catalogs (specs/<api>/i18n/<locale>.po) with the texts of all specs. Reports missing and outdated
translations of specs and guides.

  --project DIR        project folder (default: this folder)
  --check              write nothing; exit 1 when a translation is missing or outdated
  --translated         record in every translated guide that it matches its source`

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
