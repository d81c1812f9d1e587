import { projectHelp, projectOf, projectOptions, runCommand, UsageError } from './command/commandLine.ts'

const help = `npm run search -- [--locale CODE] [--section ID] [--limit N] [--json] QUERY

Asks the index that the site publishes, with the same ranking as its search box. Exit code 0, also when nothing is found.

  --locale CODE        language to search in (default: the site's first)
  --section ID         only pages of this section
  --near ID            section the reader is in: its pages come a little earlier
  --limit N            how many hits at most (default: 10)
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
    if (query === '') throw new UsageError('What are you looking for? Name a query.')
    const limit = Number(flags.limit)
    if (!Number.isInteger(limit) || limit < 1)
      throw new UsageError(`--limit is a whole number from 1, not "${flags.limit}".`)
    const project = projectOf(flags)
    const { printHits } = await import('./tools/printHits.ts')
    return printHits(project, { query, locale, section, near, limit, isJson: json === true })
  },
)
