import { runCommand } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run validate -- [FILE …] [--project DIR | --overlay FILE …] [--format pretty|json|github|sarif] [--all] [--strict]

Checks specs, examples, extensions, guides, links and translations, and prints every problem at once.
With files, it checks only those specs. "validation" in the configuration sets the severity of each code;
docs/diagnostics.md explains the codes. Exit codes: 0 clean or warnings only, 1 errors, 2 wrong usage.

  --project DIR        check the project in DIR (default: this folder)
  --spec FILE          check one spec, as FILE alone does; can be repeated
  --overlay FILE       apply an OpenAPI Overlay to the specs before they are checked; can be repeated
  --format FORMAT      pretty (default), json, github (annotations) or sarif
  --all                print every problem, not only the first of each code
  --strict             end with 1 for warnings too, such as translations that nobody has read`

const options = {
  project: projectOptions.project,
  spec: projectOptions.spec,
  overlay: projectOptions.overlay,
  format: { type: 'string', default: 'pretty' },
  all: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const

await runCommand(
  { help, options, allowPositionals: true },
  async ({ project: folder, spec = [], overlay, ...flags }, files) => {
    const specs = [...files, ...spec]
    const project = projectOf(specs.length > 0 ? { spec: specs, overlay } : { project: folder, overlay })
    const { validateProject } = await import('./tools/validateProject.ts')
    return validateProject(project, flags)
  },
)
