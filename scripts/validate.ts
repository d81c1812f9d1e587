import { type DiagnosticFormat, diagnosticFormats, generate, hasErrors, validateFiles } from '../generator/index.ts'
import { projectOf, projectOptions, runCommand, UsageError } from './commandLine.ts'
import { printDiagnostics } from './printDiagnostics.ts'

const help = `npm run validate -- [FILE …] [--project DIR] [--format pretty|json|github|sarif]

Checks specs, examples, extensions, guides, links and translations, and prints every problem at once.
With files, checks only those specs. Exit code 0: clean or warnings only, 1: errors, 2: wrong usage.

  --project DIR        check the project in DIR (default: this folder)
  --format FORMAT      pretty (default), json, github (annotations) or sarif`

const options = { project: projectOptions.project, format: { type: 'string', default: 'pretty' } } as const

await runCommand({ help, options, allowPositionals: true }, async ({ project: folder, format }, files) => {
  if (!isFormat(format)) throw new UsageError(`--format is one of ${diagnosticFormats.join(', ')}, not "${format}".`)
  const project = projectOf(files.length > 0 ? { spec: files } : { project: folder })
  const diagnostics =
    project.kind === 'specs'
      ? await validateFiles(project)
      : (await generate(project, { isThorough: true, late: new Map() })).diagnostics
  printDiagnostics(diagnostics, project.root, format)
  if (diagnostics.length === 0 && format === 'pretty') console.log('No problems found.')
  return hasErrors(diagnostics) ? 1 : 0
})

function isFormat(format: string): format is DiagnosticFormat {
  return (diagnosticFormats as readonly string[]).includes(format)
}
