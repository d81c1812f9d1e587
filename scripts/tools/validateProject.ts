import { diagnosticFormats, generate, hasErrors, type Project, validateFiles } from '../../generator/index.ts'
import { choiceOf } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'

interface ValidateOptions {
  readonly format: string
  /** Every diagnostic is written out, not only the first of each kind. */
  readonly all: boolean
  /** A warning is a problem too. */
  readonly strict?: boolean
}

/** Checks all of a project and prints the diagnostics; gives the exit code. Throws a UsageError for a format that there is not. */
export async function validateProject(
  project: Project,
  { format: wanted, all, strict = false }: ValidateOptions,
): Promise<number> {
  const format = choiceOf('--format', wanted, diagnosticFormats)
  const diagnostics =
    project.kind === 'specs'
      ? await validateFiles(project)
      : (await generate(project, { checks: 'thorough' })).diagnostics
  printDiagnostics(diagnostics, project.root, { format, detail: all ? 'all' : 'first' })
  if (diagnostics.length === 0 && format === 'pretty') console.log('No problems found.')
  const isRefused = strict && diagnostics.some(({ severity }) => severity === 'warning')
  return isRefused || hasErrors(diagnostics) ? 1 : 0
}
