import { posix } from 'node:path'
import { isRecord, type SpecFile } from './spec.ts'

/**
 * The files of a spec with its own address (`$self`, OpenAPI 3.2): a reference to that address leads to the entry file,
 * wherever that file lies.
 */
export function withOwnAddress(files: ReadonlyMap<string, SpecFile>, root: SpecFile): ReadonlyMap<string, SpecFile> {
  const own = isRecord(root.value) ? root.value.$self : undefined
  const [address = ''] = typeof own === 'string' ? own.split('#') : []
  if (address === '') return files
  return new Map(
    [...files].map(([path, file]) => {
      const local = path === root.path ? '' : encodeURI(posix.relative(posix.dirname(path), root.path))
      return [path, { ...file, value: redirected(file.value, address, local, new Map()) }]
    }),
  )
}

/** Values that YAML aliases share stay shared. */
function redirected(value: unknown, address: string, local: string, known: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const inner = (key: string, child: unknown) =>
    key === '$ref' && typeof child === 'string' && child.split('#')[0] === address
      ? `${local}#${child.slice(address.length + 1)}`
      : redirected(child, address, local, known)
  const copy =
    known.get(value) ??
    (Array.isArray(value)
      ? value.map((child) => inner('', child))
      : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inner(key, child)])))
  known.set(value, copy)
  return copy
}
