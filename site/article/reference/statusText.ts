import { STATUS_CODES } from 'node:http'
import { ownValue } from '../../../generator/contract/ownValue.ts'
import type { ArticleMessages } from '../messages.ts'

/** The meaning of a response's status: the standard phrase, or which statuses a range or `default` stands for. */
export function statusText(status: string, words: ArticleMessages): string {
  if (status === 'default') return words.text('reference.status.default')
  if (/^\dXX$/i.test(status)) return words.text('reference.status.range', { digit: status.charAt(0) })
  return ownValue(STATUS_CODES, status) ?? ''
}

/** Class of a status, for its colour: `2`, `4` … or nothing for `default`. */
export function statusClass(status: string): string | undefined {
  return /^[1-5]/.test(status) ? status.charAt(0) : undefined
}
