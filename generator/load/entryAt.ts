import { type Stats, statSync } from 'node:fs'

/** What is at a path, or `undefined` for nothing that can be looked at. Asked of hundreds of files, it is fastest not to wait. */
export function entryAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
