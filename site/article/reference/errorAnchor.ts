import { anchorOf } from '../../../generator/contract/ids.ts'

/** The anchor of a code in the table of all error codes. */
export function errorAnchor(code: number | string): string {
  return `error-${anchorOf(String(code))}`
}
