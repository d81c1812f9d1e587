import type { LoadedSpec, SpecFile, SpecNode } from './spec.ts'

/** The whole of a file. */
export function fileNode({ value, path }: SpecFile): SpecNode {
  return { value, file: path, pointer: [] }
}

/** A spec with other values in its files. Later stages cannot see the text that is left out. */
export function withFiles(spec: LoadedSpec, rewrite: (file: SpecFile) => unknown): LoadedSpec {
  const files = new Map(
    [...spec.files].map(([path, file]) => {
      const value = rewrite(file)
      return [path, value === file.value ? file : { ...file, value, text: JSON.stringify(value) ?? '' }]
    }),
  )
  return { ...spec, files, root: files.get(spec.root.path) ?? spec.root }
}
