import type { AnyCode } from '../contract/diagnosticCodes.ts'
import { type Checked, type Diagnostic, hasErrors, sortDiagnostics } from '../contract/diagnostics.ts'
import { versionFolder } from '../contract/versions.ts'
import { blockingCodes, blockingDiagnostics } from '../validate/config/blockingDiagnostics.ts'
import type { Project, SpecsProject } from './project.ts'

/** Errors of bare specs too: a build fetches nothing, and no file can have the name of a device. */
const neverMild: ReadonlySet<AnyCode> = new Set(['remote-reference', 'reference-outside', 'page-path-invalid'])

/**
 * The diagnostics to report. For bare specs errors become warnings, except references that leave a spec and impossible
 * paths, and overlays that cannot be applied: a readable page is worth more than a clean spec, but must not show parts that
 * an overlay removes. The same holds for `specFiles` of a project that forgives them. For a frozen version only errors that
 * stop its build count; its files lie in its folder.
 */
export function settle(
  project: Project,
  all: readonly Diagnostic[],
  specFiles: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  // A file that several specs or guides share is read with each of them.
  const found = [...new Map(all.map((entry) => [JSON.stringify(entry), entry])).values()]
  if (project.kind === 'project') {
    const isForgiven = ({ code, file }: Diagnostic) =>
      project.forgivesSpecs === true && specFiles.has(file) && !blockingCodes.has(code)
    return sortDiagnostics(found.map((entry) => (isForgiven(entry) ? milder(entry) : entry)))
  }
  if (project.kind === 'version') {
    const folder = versionFolder(project.name)
    return sortDiagnostics(blockingDiagnostics(found).map((entry) => ({ ...entry, file: `${folder}/${entry.file}` })))
  }
  return sortDiagnostics(found.map((entry) => (isOfOverlay(entry, project) ? entry : milder(entry))))
}

function isOfOverlay({ code, file }: Diagnostic, { overlays = [] }: SpecsProject): boolean {
  return overlays.includes(file) && blockingCodes.has(code)
}

function milder(entry: Diagnostic): Diagnostic {
  return entry.severity === 'error' && !neverMild.has(entry.code) ? { ...entry, severity: 'warning' } : entry
}

interface Refusal {
  readonly isNothingShown?: boolean
  readonly specFiles?: ReadonlySet<string>
}

/**
 * No site, with the diagnostics. A further error states that there is nothing to render: without any other error, and where
 * all sources are read and none is shown.
 */
export function refuse(
  project: Project,
  found: readonly Diagnostic[],
  { isNothingShown = false, specFiles = new Set() }: Refusal = {},
): Checked<undefined> {
  const settled = project.kind === 'specs' ? sortDiagnostics(found) : settle(project, found, specFiles)
  const isExplained = hasErrors(settled) && !isNothingShown
  return {
    value: undefined,
    diagnostics: isExplained ? settled : sortDiagnostics([...settled, nothingToRender(project, found)]),
  }
}

/** Diagnostic for a site without pages. The hint names the parts that the audience does not see, where they are the cause. */
export function nothingToRender({ root, kind }: Project, found: readonly Diagnostic[] = []): Diagnostic {
  const spec = 'a spec that has at least one path'
  const leftOut = found.filter(({ code }) => code === 'audience-left-out').map(({ message }) => message)
  const told =
    kind === 'specs' ? `Name ${spec}.` : `Write a guide, such as guides/en/index.mdx, or name ${spec} in apis.`
  return {
    code: 'no-content',
    severity: 'error',
    message: `There is nothing to render in ${root}.`,
    hint: leftOut.length > 0 ? [...leftOut.slice(0, 3), 'Correct its `x-audience` or `x-internal`.'].join(' ') : told,
    file: '.',
    line: 1,
    column: 1,
  }
}
