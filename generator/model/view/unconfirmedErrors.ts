import type { ErrorCode } from '../../contract/reference.ts'

/** Which meanings of a table of errors are not confirmed: all, all except a few, or a few. */
export interface UnconfirmedErrors {
  readonly which: 'all' | 'except' | 'only'
  readonly codes: readonly ErrorCode['code'][]
}

/** The values of one sentence about a whole table, with the shorter list of codes; nothing when all meanings are confirmed. */
export function unconfirmedErrors(errors: readonly ErrorCode[]): UnconfirmedErrors | undefined {
  const codesOf = (isUnconfirmed: boolean) =>
    errors.filter(({ certainty }) => (certainty !== undefined) === isUnconfirmed).map(({ code }) => code)
  const unconfirmed = codesOf(true)
  const confirmed = codesOf(false)
  if (unconfirmed.length === 0) return undefined
  if (confirmed.length === 0) return { which: 'all', codes: [] }
  return unconfirmed.length > confirmed.length
    ? { which: 'except', codes: confirmed }
    : { which: 'only', codes: unconfirmed }
}
