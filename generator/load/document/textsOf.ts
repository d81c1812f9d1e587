import type { LoadedSpec } from './spec.ts'

/** The texts of all files of a spec. Results that depend on the spec alone stay the same while they do. */
export function textsOf({ root, files }: Pick<LoadedSpec, 'root' | 'files'>): string {
  return JSON.stringify([root.path, ...[...files.values()].map(({ path, text }) => [path, text])])
}
