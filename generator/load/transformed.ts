import type { Checked, SourceLocation } from '../contract/diagnostics.ts'
import type { SpecObject, TransformSpec } from '../contract/transformSpec.ts'
import type { SpecFile } from './document/spec.ts'
import { transformFile } from './document/transformFile.ts'
import { importErrorOf } from './importError.ts'

/** A function of the project that files of specs go through. */
export interface ProjectTransform {
  readonly function: TransformSpec
  readonly audience?: string | undefined
  /** Source location in the configuration. */
  readonly place: SourceLocation
  /** The file of the configuration. */
  readonly path: string
}

/** A file as the function of the project returns it. A failure is a diagnostic, and leaves the file as it was. */
export function transformed(
  { value: file, diagnostics }: Checked<SpecFile>,
  api: string,
  { function: transform, audience, place, path }: ProjectTransform,
): Checked<SpecFile> {
  const context = { api, file: file.path, ...(audience === undefined ? {} : { audience }) }
  try {
    const call = (document: object) => transform(document as SpecObject, context)
    return { value: transformFile(file, { place, transform: call }), diagnostics }
  } catch (error) {
    const { reason, ...at } = importErrorOf(error, path)
    const message = `transformSpec fails for ${file.path}: ${reason.replace(/\.$/, '')}.`
    const hint = 'Return the document, as plain values of JSON.'
    const problem = { code: 'config-invalid', severity: 'error', message, hint, ...place } as const
    return { value: file, diagnostics: [...diagnostics, { ...problem, ...(at.line > 1 ? at : {}) }] }
  }
}
