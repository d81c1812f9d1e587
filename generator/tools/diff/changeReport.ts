import type { LocaleCode } from '../../contract/locales.ts'
import type { ApiChange } from './change.ts'

/** What is told of a comparison. */
export interface ChangeReport {
  readonly changes: readonly ApiChange[]
  /** What was compared, as it was named. */
  readonly before: string
  readonly after: string
  readonly locale: LocaleCode
  /** The address of a place as readers open it; without it the path stands alone. */
  readonly urlOf?: (address: string) => string
}
