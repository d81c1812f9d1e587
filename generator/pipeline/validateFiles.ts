import { type Diagnostic, sortDiagnostics } from '../contract/diagnostics.ts'
import { noMemory } from '../contract/memory.ts'
import { buildModels } from './buildModels.ts'
import { checkBooks } from './checkBooks.ts'
import { checkSigning } from './checkSigning.ts'
import { checkSpecs } from './checkSpecs.ts'
import { loadSpecs } from './loadSources.ts'
import type { SpecsProject } from './project.ts'

/** Every diagnostic of bare spec files with its own severity, for `validate FILE`. */
export async function validateFiles(project: SpecsProject): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await loadSpecs(project)
  const checked = await checkSpecs(value, { checks: 'thorough', memory: noMemory })
  const models = buildModels(value, noMemory)
  const apis = models.value.map(({ api }) => api)
  const proved = [...(await checkSigning(apis)), ...checkBooks(apis)]
  return sortDiagnostics([...diagnostics, ...checked, ...models.diagnostics, ...proved])
}
