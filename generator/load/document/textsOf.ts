import type { LoadedSpec } from './spec.ts'

/** The texts of all files of a spec: what is made of it alone is the same while they are. */
export function textsOf({ root, files }: Pick<LoadedSpec, 'root' | 'files'>): string {
  return JSON.stringify([root.path, ...[...files.values()].map(({ path, text }) => [path, text])])
}
