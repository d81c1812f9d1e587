import { type Stats, statSync } from 'node:fs'

/** File or folder at a path; `undefined` when there is none. Synchronous, which is fastest for hundreds of files. */
export function entryAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
