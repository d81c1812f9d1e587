/** What in a guide other pages link to. */
export interface GuideMarks {
  /** Tags that show the error codes of an API: `<ErrorTable api="spot" />`. */
  readonly errorTables: readonly string[]
  /** There is a section with the anchor `authentication`. */
  readonly hasAuthentication: boolean
}

/** What other pages may link to in a guide, read from its text. */
export function guideMarks(text: string): GuideMarks {
  const errorTables = [...text.matchAll(/<ErrorTable\b[^>]*>/g)].map(([tag]) => tag)
  return { errorTables, hasAuthentication: text.includes('[#authentication]') }
}
