/** The answer to an assistant: the result, or a reason with a hint. */
export type AssistantAnswer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'refused'; readonly reason: string; readonly hint: string }

export type Refused = Extract<AssistantAnswer<never>, { kind: 'refused' }>

export function found<T>(value: T): AssistantAnswer<T> {
  return { kind: 'found', value }
}

export function refused(reason: string, hint: string): Refused {
  return { kind: 'refused', reason, hint }
}
