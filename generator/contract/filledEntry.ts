import { shortHash } from './ids.ts'

/**
 * The comment of an entry that a command translated. It holds a hash of the text: where another program moves the translation to
 * a similar text, as `msgmerge` does, the comment no longer fits and the entry is an ordinary fuzzy one.
 */
export function filledComment(source: string): string {
  return `# Translated by a command, read by nobody (${shortHash(source)})`
}

/** Whether the comments of an entry state that a command translated its text. */
export function isFilledEntry(comments: string, source: string): boolean {
  return comments.split(/\r?\n/).some((line) => line.trim() === filledComment(source))
}
