import { createHash } from 'node:crypto'
import { memoizeByObject } from '../../contract/memoize.ts'
import type { LoadedSpec } from './spec.ts'

/** SHA-256 of the texts of all files of a spec. Results that depend on the spec alone stay the same while it does. */
export const textsDigest: (spec: Pick<LoadedSpec, 'root' | 'files'>) => string = memoizeByObject(({ root, files }) => {
  const hash = createHash('sha256').update(JSON.stringify(root.path))
  for (const { path, text } of files.values()) hash.update(JSON.stringify([path, text.length])).update(text)
  return hash.digest('base64url')
})
