import type { SourceLocation } from '../../contract/diagnostics.ts'
import { isRecord } from '../../contract/json.ts'
import type { Pointer, SourceMap } from './sourceMap.ts'

export { isRecord }

/** One file of a spec as read. `path` is relative to the project, with forward slashes. */
export interface SpecFile {
  readonly path: string
  readonly text: string
  readonly value: unknown
  readonly sourceMap: SourceMap
  /** The document of Swagger 2.0 from which the value was converted. */
  readonly written?: unknown
  /** Set where overlays or a function of the project made the value: `text` is its JSON then. */
  readonly transformed?: Transformed
}

/** Origin of a value: a pointer in the same file, in another file, or none. */
export type Origin = Pointer | { readonly file: string; readonly pointer: Pointer } | null

/** The result of overlays or of the project's `transformSpec` for a file. */
export interface Transformed {
  /** Original content of the file. */
  readonly text: string
  /** Changed content, for all audiences. */
  readonly value: unknown
  /** Origin of each moved value, by its pointer now. */
  readonly origins: Readonly<Record<string, Origin>>
  /** Source location of the function, for values that no file has. */
  readonly place: SourceLocation
  /** Texts of the overlays that values come from. */
  readonly overlays?: Readonly<Record<string, string>>
  /** An earlier change of the same file: then `text` is the JSON of its result. */
  readonly before?: Transformed
}

/** A value with its file and its pointer. */
export interface SpecNode {
  readonly value: unknown
  readonly file: string
  readonly pointer: Pointer
}

/** A spec with all files it refers to. Nothing is inlined: references are answered from the map. */
export interface LoadedSpec {
  readonly api: string
  readonly format: 'openapi' | 'asyncapi' | 'unknown'
  /** The version the document names, for example `3.1.0`. */
  readonly version: string
  readonly root: SpecFile
  readonly files: ReadonlyMap<string, SpecFile>
}

export function rootNode({ root }: LoadedSpec): SpecNode {
  return { value: root.value, file: root.path, pointer: [] }
}

export function childNode(node: SpecNode, key: string | number): SpecNode {
  return { value: valueAt(node, key), file: node.file, pointer: node.pointer.concat(key) }
}

/** Own value of a node under a key; `undefined` without one. */
export function valueAt({ value }: Pick<SpecNode, 'value'>, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string | number, unknown>>)[key]
}

export function childNodes(node: SpecNode): { key: string; node: SpecNode }[] {
  if (Array.isArray(node.value))
    return node.value.map((_, index) => ({ key: String(index), node: childNode(node, index) }))
  if (!isRecord(node.value)) return []
  return Object.keys(node.value).map((key) => ({ key, node: childNode(node, key) }))
}

export function locationOf(
  spec: Pick<LoadedSpec, 'files'>,
  { file, pointer }: Pick<SpecNode, 'file' | 'pointer'>,
): SourceLocation {
  const position = spec.files.get(file)?.sourceMap.locate(pointer)
  return { file, line: 1, column: 1, ...position }
}
