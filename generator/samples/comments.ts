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

/** Lines about variables whose name does not explain their value, and about files to send. */
export function variableNotes({ credentials, body }: Pick<RequestPlan, 'credentials' | 'body'>): string[] {
  const files = [body?.file, ...(body?.parts ?? []).map(({ file }) => file)].flatMap((file) => file ?? [])
  return [
    ...(credentials.some(({ variable }) => variable === 'API_CREDENTIALS')
      ? ['API_CREDENTIALS is user:password in base64.']
      : []),
    ...(files.length > 0 ? [`Sends ${[...new Set(files)].join(', ')} from the folder it is started in.`] : []),
  ]
}

/** A text that ends no comment and starts no escape in any language. */
export function commentText(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .replaceAll(/["\\]/g, "'")
    .trim()
}
