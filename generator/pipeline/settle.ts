import type { DiagnosticCode } from '../contract/diagnosticCodes.ts'
import { type Checked, type Diagnostic, hasErrors, sortDiagnostics } from '../contract/diagnostics.ts'
import { versionFolder } from '../contract/versions.ts'
import { blockingDiagnostics } from '../validate/config/blockingDiagnostics.ts'
import type { Project } from './project.ts'

/** What leads out of a spec stays an error wherever it stands: nothing is published that somebody else had to be asked for. */
const neverMild: ReadonlySet<DiagnosticCode> = new Set(['remote-reference', 'reference-outside'])

/**
 * What is told of the diagnostics. For bare specs a page that can be read is worth more than a clean spec: what was found
 * becomes a warning, but for references that lead out. Of a frozen version only what keeps it from being built matters; its files lie in its own folder.
 */
export function settle(project: Project, all: readonly Diagnostic[]): Diagnostic[] {
  // A file that several specs or guides are made of is read with each of them.
  const found = [...new Map(all.map((entry) => [JSON.stringify(entry), entry])).values()]
  if (project.kind === 'project') return sortDiagnostics(found)
  if (project.kind === 'version') {
    const folder = versionFolder(project.name)
    return sortDiagnostics(blockingDiagnostics(found).map((entry) => ({ ...entry, file: `${folder}/${entry.file}` })))
  }
  return sortDiagnostics(found.map((entry) => (isMild(entry) ? { ...entry, severity: 'warning' } : entry)))
}

function isMild({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && !neverMild.has(code)
}

/** No site, and the diagnostics as they are; where none of them says why, that there is nothing to render. */
export function refuse(project: Project, found: readonly Diagnostic[]): Checked<undefined> {
  const settled = project.kind === 'specs' ? sortDiagnostics(found) : settle(project, found)
  return {
    value: undefined,
    diagnostics: hasErrors(settled) ? settled : sortDiagnostics([...settled, nothingToRender(project)]),
  }
}

export function nothingToRender({ root, kind }: Project): Diagnostic {
  const spec = 'a spec that has at least one path'
  return {
    code: 'no-content',
    severity: 'error',
    message: `There is nothing to render in ${root}.`,
    hint: kind === 'specs' ? `Name ${spec}.` : `Write a guide, such as guides/en/index.mdx, or name ${spec} in apis.`,
    file: '.',
    line: 1,
    column: 1,
  }
}
