import { currentVersion, type GeneratedSite, generate } from '../../generator/index.ts'
import { diagnosticProblems } from './diagnosticProblems.ts'
import type { Failure } from './mutant.ts'
import type { Trial } from './trial.ts'

/** Makes a site of each frozen version, as a build does, and gives its faults. */
export async function versionProblems(
  { mutant, project: { root }, reach }: Trial,
  { lateInput: { versions: table } }: GeneratedSite,
): Promise<Failure[]> {
  if (!table) return []
  const failures: Failure[] = []
  const texts = Object.fromEntries(Object.entries(mutant.files).map(([file, text]) => [file, String(text)]))
  for (const { name } of table.versions.filter((version) => version.name !== currentVersion)) {
    const { value: site, diagnostics } = await generate({ kind: 'version', root, name, table })
    if (site) reach('frozen')
    failures.push(...diagnosticProblems(diagnostics, root, texts))
    if (!site && diagnostics.length === 0) failures.push({ class: 'no frozen version and no reason', detail: name })
  }
  return failures
}
