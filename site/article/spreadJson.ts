import { parseJson } from '../../generator/contract/json.ts'
import { formatJson } from './reference/samples/formatJson.ts'

/** Longer lines do not fit into the column of text. */
const longestLine = 88

/**
 * JSON that a writer put on one long line, over the lines that samples of the reference have. Without spaces it stands for the bytes
 * that are sent or signed, and stays as it is; so does JSON that would lose digits.
 */
export function spreadJson(code: string): string {
  if (code.length <= longestLine || code.includes('\n')) return code
  const value = parseJson(code)
  if (value === undefined) return code
  const compact = JSON.stringify(value)
  return compact === code || compact !== withoutSpaces(code) ? code : formatJson(value)
}

function withoutSpaces(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text = '') => text)
}
