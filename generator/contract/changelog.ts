import type { Route } from './routes.ts'

/** Whether the id of a heading is a day: the text below the heading is an entry of a changelog. */
export function isDay(id: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(id)
}

/** Whether a guide is a changelog: it has headings of the first two levels that are days. */
export function isChangelog(headings: readonly { readonly depth: number; readonly id: string }[]): boolean {
  return headings.some(({ depth, id }) => depth <= 2 && isDay(id))
}

/** The entry of a changelog for one day. */
export interface ChangelogSection {
  /** Day, and id of the heading: `2025-10-09`. */
  readonly day: string
  readonly title: string
  /** Markdown with full addresses. */
  readonly content: string
}

/** A changelog in one language, by its page. */
export interface Changelog {
  readonly route: Route
  readonly sections: readonly ChangelogSection[]
}
