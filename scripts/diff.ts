import { projectOptions, runCommand } from './command/commandLine.ts'

const help = `npm run diff -- BASE [HEAD] [--format text|json|markdown] [--fail-on CLASS] [--project DIR | --spec FILE …]

Compares two sets of specs, REST and WebSocket, and classes each change as breaking, additive or editorial. BASE and HEAD
are each a git revision, a folder (a project, or one that holds bare specs) or a spec file. Without HEAD: what is in the
folder now, committed or not. docs/diff.md says more, docs/diff-rules.md how changes are classed.

  --format FORMAT      text (default), json or markdown
  --locale CODE        language of the sentences, en (default) or zh; json has all
  --fail-on CLASS      exit 1 on breaking changes; additive or editorial: on those and graver ones
  --require-changelog  exit 1 when a breaking change has no new entry in guides/<locale>/changelog/ that names it
  --changelog          print an entry for the changelog in each language instead of the changes
  --date YYYY-MM-DD    day of that entry (default: today, in UTC)
  --project DIR        project that revisions are of (default: this folder)
  --spec FILE          compare this bare spec instead of the project; may be given several times

Exit codes: 0 compared, 1 a change that --fail-on or --require-changelog forbids, or a spec that cannot be read, 2 wrong usage.`

const options = {
  project: projectOptions.project,
  spec: projectOptions.spec,
  format: { type: 'string', default: 'text' },
  locale: { type: 'string', default: 'en' },
  'fail-on': { type: 'string' },
  'require-changelog': { type: 'boolean' },
  changelog: { type: 'boolean' },
  date: { type: 'string' },
} as const

await runCommand({ help, options, allowPositionals: true }, async (flags, names) => {
  const { printDiff } = await import('./tools/printDiff.ts')
  return printDiff(names, flags)
})
