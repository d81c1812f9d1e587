import type { LocaleCode, Localized } from './locales.ts'

/** One entry of a changelog, for the operations and channels that it names. */
export interface ChangeNote {
  /** Day of the entry: `2025-03-11`. */
  readonly date: string
  /** The paragraph of the entry about the operation or channel, as Markdown. */
  readonly text: Localized
  /** Language-neutral path of the entry: `/changelog/spot#2025-03-11`. */
  readonly path: string
}

/** Changes of each operation and channel, newest first, by language and then by `historyKey`. */
export type ChangeHistory = Readonly<Record<LocaleCode, Readonly<Record<string, readonly ChangeNote[]>>>>

export function historyKey(api: string, id: string): string {
  return `${api} ${id}`
}
