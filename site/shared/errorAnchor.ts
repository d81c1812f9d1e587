import { anchorOf } from '../../generator/contract/ids.ts'

/** The anchor of a code in the table of all error codes. */
export function errorAnchor(code: number | string): string {
  return `error-${anchorOf(String(code))}`
}

/** A code that is a number is an anchor by itself, so that `#21301` can be typed. A name could equal the anchor of a heading. */
export function shortAnchor(code: number | string): string | undefined {
  return /^\d+$/.test(String(code)) ? String(code) : undefined
}
