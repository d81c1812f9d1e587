import { runCommand, UsageError } from './command/commandLine.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run search:push -- [--project DIR] [--dry-run]

Replaces the hosted index of each language in one step, with settings and synonyms. ALGOLIA_ADMIN_KEY in the environment is
the key for writing. ALGOLIA_HOST names another server.

  --dry-run            print what the command would push, and push nothing; needs no key
${projectHelp}`

const options = { ...projectOptions, 'dry-run': { type: 'boolean' } } as const

await runCommand({ help, options }, async ({ 'dry-run': isDry = false, ...flags }) => {
  const project = projectOf(flags)
  const key = process.env['ALGOLIA_ADMIN_KEY'] ?? ''
  if (!isDry && key === '') throw new UsageError('ALGOLIA_ADMIN_KEY is not set: it is the key for writing the index.')
  const { pushRecords } = await import('./tools/pushRecords.ts')
  return pushRecords(project, isDry ? undefined : key)
})
