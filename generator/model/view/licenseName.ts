import type { License } from '../../contract/reference.ts'

/** A license by its name, and its identifier where that is another: `Apache License (Apache-2.0)`. */
export function licenseName({ name, identifier }: License): string {
  return identifier === undefined || identifier === name ? name : `${name} (${identifier})`
}
