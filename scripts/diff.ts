import { runCommand } from './command/commandLine.ts'
import { projectOptions } from './command/projectFlags.ts'

const help = `npm run diff -- BASE [HEAD] [--format text|json|markdown] [--fail-on CLASS] [--project DIR | --spec FILE …]

Compares two sets of specs, REST and WebSocket. Each change is breaking, additive or editorial. BASE and HEAD are git
revisions, folders or spec files. Without HEAD, the command compares with the files in the folder, committed or not.
docs/diff.md describes the command, docs/diff-rules.md the classes.

  --format FORMAT      text (default), json or markdown
  --locale CODE        language of the output, en (default) or zh; json has both
  --fail-on CLASS      exit 1 on changes of this class or a graver one: breaking, additive or editorial
  --require-changelog  exit 1 when no new entry in guides/<locale>/changelog/ names a breaking change
  --changelog          print a draft changelog entry in each language instead of the changes
  --date YYYY-MM-DD    day of that entry (default: today, in UTC)
  --project DIR        project of the revisions (default: this folder)
  --spec FILE          compare this spec instead of the project; can be repeated
  --overlay FILE       apply an OpenAPI Overlay to the specs that are no project's; can be repeated

Exit codes: 0 compared, 1 a forbidden change or a spec that cannot be read, 2 wrong usage.`

const options = {
  project: projectOptions.project,
  spec: projectOptions.spec,
  overlay: projectOptions.overlay,
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
