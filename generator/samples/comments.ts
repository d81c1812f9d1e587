import type { RequestPlan } from '../contract/samples.ts'
import { variablesOf } from './signingNeeds.ts'

/** The purpose of a program, for its first line. */
export function headline({ title, method, path }: Pick<RequestPlan, 'title' | 'method' | 'path'>): string {
  return commentText(`${title}: ${method} ${path}`)
}

/** How a program is started, with the variables it reads. */
export function runLine(plan: Pick<RequestPlan, 'signing' | 'credentials' | 'server'>, command: string): string {
  const needed = [...(plan.server === '' ? ['API_URL'] : []), ...variablesOf(plan)]
  return `Run: ${[...needed.map((name) => `${name}=…`), command].join(' ')}`
}

/** What a variable holds, where its name does not tell. */
export function variableNotes({ credentials }: Pick<RequestPlan, 'credentials'>): string[] {
  return credentials.some(({ variable }) => variable === 'API_CREDENTIALS')
    ? ['API_CREDENTIALS is user:password in base64.']
    : []
}

export const filesNote = 'The fields and files of this form must be added here.'

/** A text that ends no comment and starts no escape in any language. */
export function commentText(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .replaceAll(/["\\]/g, "'")
    .trim()
}
