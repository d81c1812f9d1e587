/** An option or a word with hyphens. */
const hyphenated = /(?<![\w-])((?:--?[a-z][\w-]*|[a-z]\w*(?:-\w+)+))/i

/** Longer ones, as keys and ids, must break on a phone. */
const longestKept = 24

/** A stretch of code; a whole one must not be broken over two lines. */
export interface WordPart {
  readonly text: string
  readonly isWhole: boolean
}

/** Code as text and the options and words in it that a browser would break behind a hyphen. */
export function splitWords(code: string): WordPart[] {
  if (!code.includes('-')) return code === '' ? [] : [{ text: code, isWhole: false }]
  return code
    .split(hyphenated)
    .map((text, at) => ({ text, isWhole: at % 2 === 1 && text.length <= longestKept }))
    .filter(({ text }) => text !== '')
}
