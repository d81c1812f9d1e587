import type { Checked } from '../generator/contract/diagnostics.ts'
import { type Description, describe } from '../generator/pipeline/describe.ts'
import type { Project } from '../generator/pipeline/project.ts'

/** The entrance `exchange-docs/model`: the model that pages, samples, mock and comparison are made from. */
export type * from '../generator/contract/channel.ts'
export type * from '../generator/contract/diagnostics.ts'
export type * from '../generator/contract/entry.ts'
export type * from '../generator/contract/operation.ts'
export type * from '../generator/contract/reference.ts'
export type * from '../generator/contract/schema.ts'
export type * from '../generator/contract/security.ts'
export type * from '../generator/contract/server.ts'
export type { Description, Project }

/**
 * Reads the specs and guides of a project, or bare specs, and renders nothing. `value` is `undefined` when a spec cannot be
 * read; the diagnostics give the reason. It never rejects for the content of a file.
 */
export function readModel(project: Project): Promise<Checked<Description | undefined>> {
  return describe(project)
}
