import type { Diagnostic } from '../generator/contract/diagnostics.ts'
import type { Project } from '../generator/pipeline/project.ts'
import { validateFiles } from '../generator/pipeline/validateFiles.ts'
import { generate } from '../generator/pipeline.ts'

/** The entrance `exchange-docs/validate`: the checks of the command `validate`. */
export { type DiagnosticFormat, formatDiagnostics } from '../generator/validate/report/formatDiagnostics.ts'
export type { Diagnostic, Project }

/** Every diagnostic of a project or of bare specs, sorted by place: none when nothing is wrong. */
export async function validate(project: Project): Promise<readonly Diagnostic[]> {
  if (project.kind === 'specs') return validateFiles(project)
  const { diagnostics } = await generate(project, { checks: 'thorough' })
  return diagnostics
}
