import { filesBehind } from '../load/document/filesBehind.ts'
import type { SpecNode } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'

/** The files that an operation or channel with these parts comes from; nothing when all of it stands in its own file. */
export function furtherFiles(
  file: string,
  parts: readonly SpecNode[],
  { spec }: ModelContext,
): readonly string[] | undefined {
  if (spec.files.size === 1) return undefined
  const files = new Set([file, ...filesBehind(spec, parts)])
  return files.size === 1 ? undefined : [...files].sort()
}
