import { choiceOf, runCommand } from './command/commandLine.ts'
import { createProgress } from './command/progress.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run build -- [--project DIR | --spec FILE …] [--out DIR] [--console]

Builds the static site. The old site stays in place until the new one replaces it in one step.

${projectHelp}
  --out DIR            output folder (default: dist, with --console dist-console)
  --console            builds the console for the origin that \`console.host\` names
  --forgive-specs      errors in specs count as warnings, as they do with --spec
  --compress EFFORT    compressed copies of the files: fast (default), best (for the web) or none`

const options = {
  ...projectOptions,
  out: { type: 'string' },
  console: { type: 'boolean', default: false },
  'forgive-specs': { type: 'boolean', default: false },
  compress: { type: 'string', default: 'fast' },
} as const

await runCommand(
  { help, options },
  async ({
    console: isConsole,
    out = isConsole ? 'dist-console' : 'dist',
    compress,
    'forgive-specs': forgivesSpecs,
    ...flags
  }) => {
    const effort = choiceOf('--compress', compress, ['fast', 'best', 'none'])
    const named = projectOf(flags)
    const project = named.kind === 'project' && forgivesSpecs ? { ...named, forgivesSpecs } : named
    const { outputFolder } = await import('./command/outputFolder.ts')
    const folder = await outputFolder({ out, kind: 'site', project })
    const progress = createProgress()
    const { updateSite } = await import('./site/updateSite.ts')
    const site = await updateSite({
      project,
      out: folder,
      progress,
      isConsole,
      compress: effort === 'none' ? undefined : effort,
    })
    if (!site) return 1
    for (const advice of site.advice) progress.done(advice)
    const { summaryOf } = await import('./command/summary.ts')
    progress.done(`${site.pages} ${site.pages === 1 ? 'page' : 'pages'} in ${folder}`)
    console.error(summaryOf(folder, progress.times()))
    return 0
  },
)
