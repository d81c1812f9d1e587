import { escapedPattern } from '../../../../generator/contract/escapedPattern.ts'

/** Stands for the value of an expression that a program computes. */
const variable = '$variable'

/**
 * The values behind names, wherever they stand in a text: `key: K`, `key=K`, `"key": "K"`, `Key:[K]`, `["key"] = "K"`,
 * `Set("key", "K")`, `'key: K'`. A bare word is a value in a log, and an expression in a program.
 * A value of the first text comes before one of the next.
 */
export function valuesIn(texts: readonly string[], names: readonly string[], isProgram: boolean): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const matches = texts.flatMap((text) => [...text.matchAll(patternOf(name))])
    const values = matches.flatMap((found) => readValue(found, isProgram) ?? [])
    const value = values.find((own) => own !== variable) ?? values[0]
    return value === undefined ? [] : [[name, value]]
  })
}

/** Whether a name stands in a text as a word. */
export function standsIn(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${escapedPattern(name)}(?![\\w-])`, 'i').test(text)
}

/** Words that make another name of a name: a secret key is no key. */
const otherNames = '\\b(?:secret|private|public|api|access|expected)[ \\t]'

function patternOf(name: string): RegExp {
  const own = escapedPattern(name)
  const sign = '\\s*(?::=|=>|[:=])\\s*'
  const inLiteral = `(?<=(["'\`]))${own}: *((?:(?!\\1).)*)\\1`
  const before = `(?:(?<=["'\`])${own}["'\`]\\s*,\\s*|${own}["'\`]?\\]?${sign})(?:["'\`]?value["'\`]?${sign})?`
  const value = `"([^"]*)"|'([^']*)'|\`([^\`$]*)\`|([^\\s"'\`,;}\\])]+)`
  return new RegExp(
    `(?<![\\w-]|${otherNames})(?:${inLiteral}|${before}(?:\\[\\]string)?[[{(]*(?:${value}))(\\s*[-+*%.[])?`,
    'gi',
  )
}

function readValue(found: RegExpExecArray, isProgram: boolean): string | undefined {
  const [, , line, double, single, template, bare, operator] = found
  const own = line ?? double ?? single ?? template ?? bare ?? ''
  const isExpression = operator !== undefined || (bare !== undefined && !/^\d+$/.test(bare))
  if (isProgram && (isExpression || /[${]/.test(line ?? ''))) return variable
  return own === own.trim() && /\w/.test(own) ? own : undefined
}
