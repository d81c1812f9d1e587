import type { ErrorCode } from '../../../generator/contract/reference.ts'
import { unconfirmedErrors } from '../../../generator/model/view/unconfirmedErrors.ts'
import { useWords } from '../articleContext.tsx'
import { NameList } from './NameList.tsx'

/** Names once, for all codes of a table, the meanings that are not confirmed. */
export function UnconfirmedErrors({ errors }: { readonly errors: readonly ErrorCode[] }) {
  const words = useWords()
  const unconfirmed = unconfirmedErrors(errors)
  if (!unconfirmed) return null
  const { which, codes } = unconfirmed
  return (
    <p className="certainty">
      {words.rich('reference.errors.unconfirmed', { which, codes: <NameList names={codes.map(String)} /> })}
    </p>
  )
}
