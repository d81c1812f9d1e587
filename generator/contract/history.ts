import type { LocaleCode, Localized } from './locales.ts'

/** One entry of a changelog, as the operation or channel that it touches tells of it. */
export interface ChangeNote {
  /** Day of the entry: `2025-03-11`. */
  readonly date: string
  /** What the entry says of it, one paragraph of Markdown. */
  readonly text: Localized
  /** Language-neutral path of the entry: `/changelog/spot#2025-03-11`. */
  readonly path: string
}

/** What happened to each operation and channel, newest first, by language and then by `historyKey`. */
export type ChangeHistory = Readonly<Record<LocaleCode, Readonly<Record<string, readonly ChangeNote[]>>>>

export function historyKey(api: string, id: string): string {
  return `${api} ${id}`
}
