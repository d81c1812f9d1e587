import { runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `exchange-docs test [--only NAME …] [--format pretty|json|junit|github|sarif] [--largest MB] [--project DIR]

Tests a project as its readers meet it: builds the site into a temporary folder and tries what it publishes.

  validate   specs, examples, signing vectors, guides, links, translations
  pages      links, anchors, files, ids, headings, alternative texts, names of controls, language, size of each built page
  texts      every text and field name of the specs, looked for in the pages made from them
  samples    every published program against the mock, in the languages that this machine has
  recipes    the programs of guides/recipes against the mock
  scenarios  tests/scenarios: what happens on the mock, step by step
  queries    tests/queries.yaml: each query must find a right page among the first three

Colours, focus and what scripts do need a browser, and other hosts a network: it tests neither. Exit codes: 0 clean or
warnings only, 1 problems found, 2 wrong usage.

  --only NAME          only this group; can be repeated. Validation errors end every run, but \`--only texts\`
                       looks for texts despite errors in specs, as far as pages can be made
  --format FORMAT      pretty (default), json, junit, github (annotations) or sarif
  --largest MB         largest HTML of a page (default: 1.5)
  --project DIR        project folder with a site.config.ts (default: this folder)`

const options = {
  project: projectOptions.project,
  only: { type: 'string', multiple: true },
  format: { type: 'string', default: 'pretty' },
  largest: { type: 'string', default: '1.5' },
} as const

await runCommand({ help, options }, async ({ project: folder, only = [], format, largest }) => {
  const megabytes = Number(largest)
  if (!(megabytes > 0)) throw new UsageError(`--largest is a number of megabytes above 0, not "${largest}".`)
  const project = projectOf({ project: folder })
  const { testProject } = await import('./tools/testProject/testProject.ts')
  return testProject(project, { only, format, largest: megabytes * 1_000_000 })
})
