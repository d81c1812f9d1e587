import { isRecord, parseJson } from '../../contract/json.ts'
import { pageDataOf } from './packHtml.ts'

/** The base of a site, from the HTML of its home page; `undefined` for another page. */
export function baseOf(html: string): string | undefined {
  const data = parseJson(pageDataOf(html) ?? '')
  const frame = isRecord(data) ? data['frame'] : undefined
  const base = isRecord(frame) ? frame['base'] : undefined
  return typeof base === 'string' ? base : undefined
}
