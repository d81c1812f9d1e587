import { runCommand, UsageError } from './command/commandLine.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run search -- [--locale CODE] [--section ID] [--limit N] [--json] QUERY

Searches the index of the site, with the ranking of its search box. Exit code 0, also without hits.

  --locale CODE        language to search in (default: the site's first)
  --section ID         only pages of this section
  --near ID            section of the reader, whose pages rank a little higher
  --limit N            largest number of hits (default: 10)
  --json               print an array of hits, best first: url, title, heading, section, excerpt, score
${projectHelp}`

const options = {
  ...projectOptions,
  locale: { type: 'string' },
  section: { type: 'string' },
  near: { type: 'string' },
  limit: { type: 'string', default: '10' },
  json: { type: 'boolean' },
} as const

await runCommand(
  { help, options, allowPositionals: true },
  async ({ locale, section, near, json, ...flags }, words) => {
    const query = words.join(' ').trim()
    if (query === '') throw new UsageError('Name a query.')
    const limit = Number(flags.limit)
    if (!Number.isInteger(limit) || limit < 1)
      throw new UsageError(`--limit is a whole number from 1, not "${flags.limit}".`)
    const project = projectOf(flags)
    const { printHits } = await import('./tools/printHits.ts')
    return printHits(project, { query, locale, section, near, limit, isJson: json === true })
  },
)
