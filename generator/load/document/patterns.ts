import { isQuick } from '../../contract/patternCost.ts'
import { processorTime, runWithin } from './runWithin.ts'

/** A compiled pattern of an author. */
export interface Pattern {
  test(text: string): boolean
  /** The literal of the pattern, by which ajv distinguishes patterns. */
  toString(): string
}

/** Compiles patterns that others wrote. A pattern that would not end is stopped. */
export interface Patterns {
  /** Throws when the text is no pattern. */
  compile(pattern: string, flags?: string): Pattern
}

/** Milliseconds of the processor that a pattern may take for one text, and all slow ones of a run together. */
const mostPerText = 100
const mostOfRun = 1000

/** Milliseconds that it takes to set a deadline, and that count for nothing. */
const ofDeadline = 1

/** A pattern as JSON Schema reads it. A pattern that needs the `u` flag to be absent (`[\w-.]`) is read without it. */
export function compilePattern(pattern: string, flags = 'u'): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern, flags.replace('u', ''))
  }
}

/**
 * Patterns of one run. A pattern that takes too long is given up: it matches everything then, since it is unknown whether
 * it matches. `mostTogether` is for a program that does not end. To set a deadline takes longer than most patterns do, so
 * only patterns that may be slow have one.
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
    const started = processorTime()
    try {
      if (left <= 0) throw new Error('no time is left')
      return runWithin(Math.ceil(Math.min(mostPerText, left)), () => regExp.test(text))
    } catch {
      givenUp.add(pattern)
      onGivenUp(pattern)
      return true
    } finally {
      left -= Math.max(0, processorTime() - started - ofDeadline)
    }
  }
  const create = (pattern: string, flags: string): Pattern => {
    const regExp = compilePattern(pattern, flags)
    return {
      test: (text) => (isQuick(pattern, text) ? regExp.test(text) : testInTime(pattern, regExp, text)),
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
