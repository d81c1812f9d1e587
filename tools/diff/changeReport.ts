import type { LocaleCode } from '../../generator/contract/locales.ts'
import type { ApiChange } from './change.ts'

/** The result of a comparison. */
export interface ChangeReport {
  readonly changes: readonly ApiChange[]
  /** Names of the two sides, as given. */
  readonly before: string
  readonly after: string
  readonly locale: LocaleCode
  /** Makes a full URL of an address; without it the path is printed. */
  readonly urlOf?: (address: string) => string
}
