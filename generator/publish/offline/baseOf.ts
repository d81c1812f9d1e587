import { isRecord, parseJson } from '../../contract/json.ts'
import { pageDataOf } from './packHtml.ts'

/** The path that a site was built for, as its home page tells; nothing for a page of no site. */
export function baseOf(html: string): string | undefined {
  const data = parseJson(pageDataOf(html) ?? '')
  const frame = isRecord(data) ? data['frame'] : undefined
  const base = isRecord(frame) ? frame['base'] : undefined
  return typeof base === 'string' ? base : undefined
}
