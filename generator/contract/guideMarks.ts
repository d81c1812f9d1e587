/** What in a guide other pages link to. */
export interface GuideMarks {
  /** Tags that show what an API has for all its pages: `<ErrorTable api="spot" />`. */
  readonly tags: readonly string[]
  /** There is a section with the anchor `authentication`. */
  readonly hasAuthentication: boolean
}

/** What other pages may link to in a guide, read from its text. */
export function guideMarks(text: string): GuideMarks {
  const tags = [...text.matchAll(/<(?:Authentication|ErrorTable)\b[^>]*>/g)].map(([tag]) => tag)
  return { tags, hasAuthentication: text.includes('[#authentication]') }
}
