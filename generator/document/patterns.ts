import { createContext, Script } from 'node:vm'

/** A pattern of an author's, ready to be tried. */
export interface Pattern {
  test(text: string): boolean
  /** As a literal of the language; ajv tells patterns apart by it. */
  toString(): string
}

/** Compiles patterns that others wrote, and keeps those that would not end from holding up everything else. */
export interface Patterns {
  /** Throws for what is no pattern. */
  compile(pattern: string, flags?: string): Pattern
}

/** Milliseconds that a pattern may take for one text, and all of a run that take long may take together. */
const mostPerText = 100
const mostOfRun = 1000

/** Milliseconds that it takes to set a deadline, and that count for nothing. */
const ofDeadline = 1

/** Steps that a pattern may take without a deadline: too few for anybody to notice. */
const fewSteps = 10_000_000

/** A pattern as JSON Schema reads it; one that is only valid without the `u` flag (`[\w-.]`) is read without. */
export function compilePattern(pattern: string, flags = 'u'): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern, flags.replace('u', ''))
  }
}

/**
 * Patterns of one run. One that takes too long is given up: from then on it matches everything, since nobody can say that
 * it does not. `mostTogether` is for a program that runs on and on. To set a deadline takes longer than most patterns do, so only those that may be slow have one.
 */
export function createPatterns(
  onGivenUp: (pattern: string) => void = () => {},
  mostTogether: number = mostOfRun,
): Patterns {
  const givenUp = new Set<string>()
  const known = new Map<string, Pattern>()
  let left = mostTogether
  const testInTime = (pattern: string, regExp: RegExp, text: string): boolean => {
    if (givenUp.has(pattern)) return true
    const started = performance.now()
    try {
      if (left <= 0) throw new Error('no time is left')
      return runWithin(Math.ceil(Math.min(mostPerText, left)), () => regExp.test(text))
    } catch {
      givenUp.add(pattern)
      onGivenUp(pattern)
      return true
    } finally {
      left -= Math.max(0, performance.now() - started - ofDeadline)
    }
  }
  const create = (pattern: string, flags: string): Pattern => {
    const regExp = compilePattern(pattern, flags)
    const degree = degreeOf(pattern)
    return {
      test: (text) => ((text.length + 2) ** degree <= fewSteps ? regExp.test(text) : testInTime(pattern, regExp, text)),
      toString: () => String(regExp),
    }
  }
  return {
    compile(pattern, flags = 'u') {
      const key = `${flags} ${pattern}`
      const compiled = known.get(key) ?? create(pattern, flags)
      known.set(key, compiled)
      return compiled
    },
  }
}

let script: Script | undefined
let context: { run: () => boolean } | undefined

function runWithin(timeout: number, run: () => boolean): boolean {
  script ??= new Script('run()')
  context ??= createContext({ run }) as { run: () => boolean }
  context.run = run
  return script.runInContext(context, { timeout })
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

/** Escapes, classes of characters, beginnings of groups, ends of groups with what repeats them, and what repeats or divides. */
const tokens =
  /\\(?:[1-9]|k|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|\)(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)?|[*+?]\??|\{\d+(?:,\d*)?\}\??|\|/gsu
