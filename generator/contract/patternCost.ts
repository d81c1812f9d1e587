import { memoize } from './memoize.ts'

/** Steps that take no noticeable time. */
const fewSteps = 10_000_000

/** Whether matching takes no noticeable time, for any pattern and any text. */
export function isQuick(pattern: string, text: string): boolean {
  return (text.length + 2) ** knownDegree(pattern) <= fewSteps
}

/**
 * The power of the text's length that bounds how long a pattern takes: one for where it begins, and one for each choice.
 * Infinite for a choice that is repeated, and for a reference to a group.
 */
export function degreeOf(pattern: string): number {
  const hasChoice = [false]
  let degree = 1
  for (const { 0: token } of pattern.matchAll(tokens)) {
    if (/^\\[1-9k]/.test(token)) return Number.POSITIVE_INFINITY
    if (token.startsWith('(')) hasChoice.push(false)
    const isClosing = token.startsWith(')')
    const isInnerChoice = isClosing && hasChoice.length > 1 && hasChoice.pop() === true
    const quantifier = isClosing ? token.slice(1) : token
    const isChoice = /^(?:[|*+?]|\{\d+,)/.test(quantifier)
    if (isInnerChoice && /^[*+{]/.test(quantifier)) return Number.POSITIVE_INFINITY
    if (isChoice) degree += 1
    if (isChoice || isInnerChoice) hasChoice[hasChoice.length - 1] = true
  }
  return degree
}

/** Tokens: escapes, classes of characters, starts of groups, ends of groups with their quantifier, quantifiers and `|`. */
const tokens =
  /\\(?:[1-9]|k|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|\)(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)?|[*+?]\??|\{\d+(?:,\d*)?\}\??|\|/gsu

const knownDegree = memoize(degreeOf, 1000)
